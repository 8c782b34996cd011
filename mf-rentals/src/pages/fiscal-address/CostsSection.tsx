import { MoneyText } from '@site/design/ui/money-text/MoneyText.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import type { Content } from './content.ts';

export interface CostsSectionProps {
  costs: Content['costs'];
}

/** The costs of an office, set like a bill with its sum. */
export function CostsSection({ costs }: CostsSectionProps) {
  return (
    <Section heading={costs.heading} intro={costs.intro} layout="side">
      <ul className="border-t border-line">
        {costs.items.map((cost) => (
          <li
            key={cost.title}
            className="grid gap-x-8 gap-y-1 border-b border-line py-4 @xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
          >
            <h3 className="text-lg font-bold">{cost.title}</h3>
            <p className="text-muted">{cost.text}</p>
          </li>
        ))}
      </ul>
      <p className="border-b-4 border-gold py-5 text-2xl font-bold tracking-tight">
        <MoneyText text={costs.sum} />
      </p>
      <p className="mt-5 max-w-text text-sm text-muted">
        <MoneyText text={costs.basis} />
      </p>
    </Section>
  );
}
