import { MoneyText } from '@site/design/ui/money-text/MoneyText.tsx';
import type { Content } from './content.ts';

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
          look="fill-mist forced-colors:fill-[CanvasText]"
        />
        <Bar
          label={texts.plan}
          shown={plan.shown}
          width={share}
          look="fill-gold forced-colors:fill-[Highlight]"
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
        {/* Drawn, because the policy lets no page set styles of its own. */}
        <svg
          aria-hidden="true"
          className="mt-2 block h-3 w-full rounded-full border border-line forced-color-adjust-none"
        >
          <rect width={`${width}%`} height="100%" rx="5" className={look} />
        </svg>
      </dd>
    </div>
  );
}
