import { joinClasses } from '../class-names.ts';
import { MoneyText } from '../money-text/MoneyText.tsx';

export interface Stat {
  /** Ready to show, for instance "até 80%". */
  value: string;
  label: string;
}

export interface StatListProps {
  items: readonly Stat[];
  className?: string | undefined;
}

/** A few numbers that matter, set large over a hairline. */
export function StatList({ items, className }: StatListProps) {
  return (
    <dl className={joinClasses('card-grid-48 gap-x-8!', className)}>
      {items.map((stat) => (
        <div
          key={stat.label}
          className="flex flex-col-reverse justify-end border-t border-line pt-5"
        >
          <dt className="mt-1 text-muted">{stat.label}</dt>
          <dd className="text-4xl font-bold tracking-tight text-link">
            <MoneyText text={stat.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
