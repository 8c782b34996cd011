import { LinkRow } from '@site/design/ui/link-row/LinkRow.tsx';
import type { RelatedPage } from '../content/relatedPages.ts';

export interface RelatedPagesProps {
  heading: string;
  items: readonly RelatedPage[];
}

/** Pages that help in the meantime, as a short index. */
export function RelatedPages({ heading, items }: RelatedPagesProps) {
  return (
    <section
      aria-label={heading}
      className="surface-paper rounded-lg rounded-tr-[4rem] border border-line p-card"
    >
      <h2 className="pr-8 text-xl font-bold tracking-tight">{heading}</h2>
      <PageRows items={items} className="mt-4" />
    </section>
  );
}

interface PageRowsProps {
  items: readonly RelatedPage[];
  className?: string;
}

/** Pages by name and what they are about, one a row. */
export function PageRows({ items, className = 'border-b border-line' }: PageRowsProps) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <LinkRow key={item.href} {...item} />
      ))}
    </ul>
  );
}
