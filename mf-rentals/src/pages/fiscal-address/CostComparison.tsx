import { MoneyText } from '@site/design/ui/money-text/MoneyText.tsx';
import type { Content } from './schema.ts';

export interface CostComparisonProps {
  texts: Content['hero']['comparison'];
  /** Amounts a month, in reais, and as they are shown. */
  office: { amount: number; shown: string };
  plan: { amount: number; shown: string };
}

/** The claim, drawn to scale: what an office costs beside what the plan costs. */
export function CostComparison({ texts, office, plan }: CostComparisonProps) {
  const share = (plan.amount / office.amount) * 100;
  return (
    <div className="rounded-lg rounded-tr-petal border border-line p-card @4xl:p-8">
      <h2 className="font-semibold">{texts.title}</h2>
      <dl className="mt-6 grid gap-6">
        <Bar
          label={texts.office}
          shown={office.shown}
          width={100}
          look="bg-mist forced-colors:bg-[CanvasText]"
        />
        <Bar
          label={texts.plan}
          shown={plan.shown}
          width={share}
          look="bg-gold forced-colors:bg-[Highlight]"
        />
      </dl>
      <p className="mt-6 border-t border-line pt-5 text-xl font-bold tracking-tight text-link">
        <MoneyText text={texts.note} />
      </p>
    </div>
  );
}

interface BarProps {
  label: string;
  shown: string;
  /** Percent of the dearer one. */
  width: number;
  look: string;
}

function Bar({ label, shown, width, look }: BarProps) {
  return (
    <div>
      <dt className="text-muted">{label}</dt>
      <dd>
        <span className="text-3xl font-bold tracking-tight">
          <MoneyText text={shown} />
        </span>
        <span aria-hidden="true" className="mt-2 block h-3 rounded-full border border-line">
          <span
            className={`block h-full rounded-full forced-color-adjust-none ${look}`}
            style={{ width: `${width}%` }}
          />
        </span>
      </dd>
    </div>
  );
}
