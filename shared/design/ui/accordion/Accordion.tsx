import { type ReactNode, useId } from 'react';
import { joinClasses } from '../class-names.ts';
import { Heading, type HeadingLevel } from '../heading/Heading.tsx';
import { Icon } from '../icons/Icon.tsx';

export interface AccordionItem {
  question: string;
  answer: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Rank of the questions in the page's outline. */
  level?: HeadingLevel | undefined;
  className?: string | undefined;
}

/**
 * Questions that open one at a time and close again. Built on `<details name>`, so the browser
 * does it all: no script, searchable in the page, printed open.
 */
export function Accordion({ items, level = 3, className }: AccordionProps) {
  const group = useId();
  return (
    <div className={joinClasses('border-t border-line', className)}>
      {items.map((item) => (
        <details key={item.question} name={group} className="group border-b border-line">
          <summary className="flex min-h-touch items-start justify-between gap-6 rounded-md py-5 hover:text-link">
            <Heading level={level} className="text-lg font-semibold">
              {item.question}
            </Heading>
            <Icon
              name="chevron"
              className="mt-1 size-6 text-link transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="max-w-text pb-6 text-muted">{item.answer}</div>
        </details>
      ))}
    </div>
  );
}
