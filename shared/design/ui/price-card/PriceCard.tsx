import type { ReactNode } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { joinClasses } from '../class-names.ts';

export interface PriceCardProps {
  name: string;
  /** A Money, or words such as "Sob consulta". */
  price: ReactNode;
  /** Unit after the price, for instance "por mês". */
  period?: string | undefined;
  description?: string | undefined;
  badge?: string | undefined;
  /** Further amounts: renewal, total, saving. */
  lines?: readonly { label: string; value: ReactNode }[] | undefined;
  /** Usually a ChatLink with `block`. */
  action?: ReactNode;
  /** The recommended one: green edge and a gold corner. One per group. */
  highlighted?: boolean | undefined;
  as?: 'article' | 'li' | undefined;
}

/** An offer and its price. In a row, actions line up at the bottom. */
export function PriceCard({ as: Tag = 'article', highlighted, action, ...offer }: PriceCardProps) {
  const { name, price, period, description, badge, lines } = offer;
  return (
    <Tag
      className={joinClasses(
        'surface-paper relative flex flex-col rounded-lg border p-card',
        highlighted ? 'border-green shadow-raised ring-1 ring-green' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h3 className="text-lg font-bold">{name}</h3>
        {badge ? <Badge tone="gold">{badge}</Badge> : null}
      </div>
      {description ? <p className="mt-1 text-muted">{description}</p> : null}
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2 md:mt-5">
        <span className="text-3xl font-bold tracking-tight">{price}</span>
        {period ? <span className="text-muted">{period}</span> : null}
      </p>
      {lines?.length ? (
        <dl className="mt-3 flex flex-wrap justify-between gap-x-4 gap-y-2 border-t border-line pt-3 md:mt-5 md:block md:pt-0">
          {lines.map((line) => (
            <div
              key={line.label}
              className="justify-between gap-4 border-line md:flex md:border-b md:py-2.5"
            >
              <dt className="text-muted max-md:text-sm">{line.label}</dt>
              <dd className="font-semibold md:text-right tabular-nums">{line.value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {action ? <div className="mt-auto pt-5 md:pt-7">{action}</div> : null}
    </Tag>
  );
}
