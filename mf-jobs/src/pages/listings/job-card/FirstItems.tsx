import { useId } from 'react';

export interface FirstItemsProps {
  title: string;
  items: readonly string[];
  /** How many there are besides these. */
  more: number;
  /** Where all of them are. */
  href: string;
  /** Read after '+N', as in "ver todos". */
  showAll: string;
  /** Looks of the list and its items. */
  className: string;
}

/** The first few of a list, and a '+N' that leads to the others. Nothing at all for an empty list. */
export function FirstItems({ title, items, more, href, showAll, className }: FirstItemsProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <div>
      <h4 id={id} className="text-sm font-bold">
        {title}
      </h4>
      <ul aria-labelledby={id} className={`mt-2.5 ${className}`}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {more > 0 ? (
        <a href={href} className="more-items">
          <span>{`+${more}`}</span>
          {/* Outside, because names are computed from trimmed parts. */}{' '}
          <span className="sr-only">{`${showAll} (${title})`}</span>
        </a>
      ) : null}
    </div>
  );
}
