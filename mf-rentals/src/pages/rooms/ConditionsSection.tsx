import { Section } from '@site/design/ui/section/Section.tsx';
import type { Content } from './content.ts';

export interface ConditionsSectionProps {
  conditions: Content['conditions'];
}

/** The terms of the lease, one a line: what, how much, and in plain words. */
export function ConditionsSection({ conditions }: ConditionsSectionProps) {
  return (
    <Section heading={conditions.heading} intro={conditions.intro} tone="moss" layout="side">
      <dl className="border-t border-line">
        {conditions.items.map((item) => (
          <div
            key={item.term}
            className="grid gap-x-6 gap-y-1 border-b border-line py-5 @2xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,8fr)] @2xl:items-baseline"
          >
            <dt className="text-muted">{item.term}</dt>
            <dd className="text-2xl font-bold tracking-tight">{item.value}</dd>
            <dd>{item.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
