import { type ReactNode, useId, useState } from 'react';

export interface FirstItemsProps {
  title: string;
  items: readonly string[];
  /** How many show before the visitor asks for all. */
  shown: number;
  /** Read after '+N', as in "ver todos". */
  showAll: string;
  showFewer: string;
  /** Layout of the list. */
  className: string;
  renderItem(item: string): ReactNode;
}

/** The first few of a list, and a '+N' that shows the others. Nothing at all for an empty list. */
export function FirstItems({
  title,
  items,
  shown,
  className,
  renderItem,
  ...texts
}: FirstItemsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (items.length === 0) return null;
  const hidden = items.length - shown;
  return (
    <div>
      <h4 id={`${id}-title`} className="text-sm font-bold">
        {title}
      </h4>
      <ul id={id} aria-labelledby={`${id}-title`} className={`mt-2.5 ${className}`}>
        {(isOpen ? items : items.slice(0, shown)).map((item) => (
          <li key={item} className="min-w-0">
            {renderItem(item)}
          </li>
        ))}
        {hidden > 0 ? (
          <li>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
              className="group -my-2 inline-flex min-h-touch min-w-touch items-center text-sm font-semibold text-link"
            >
              <span className="rounded-md border border-current px-2.5 py-0.5 group-hover:bg-action group-hover:text-on-action">
                {isOpen ? texts.showFewer : `+${hidden}`}
              </span>
              {/* Outside, because names are computed from trimmed parts. */}{' '}
              <span className="sr-only">
                {isOpen ? '' : `${texts.showAll} `}({title})
              </span>
            </button>
          </li>
        ) : null}
      </ul>
    </div>
  );
}
