import { Icon } from '@site/design/ui/icons/Icon.tsx';
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
      <ul className="mt-4">
        {items.map((item) => (
          <RelatedRow key={item.href} {...item} />
        ))}
      </ul>
    </section>
  );
}

/** One row of an index of pages; the whole row is the link. */
export function RelatedRow({ label, text, href }: RelatedPage) {
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 border-t border-line py-4">
      <div>
        <a
          href={href}
          className="font-bold text-link after:absolute after:inset-0 hover:underline hover:decoration-2 hover:underline-offset-4"
        >
          {label}
        </a>
        <p className="text-muted">{text}</p>
      </div>
      <Icon name="arrow-right" className="size-5 text-link" />
    </li>
  );
}
