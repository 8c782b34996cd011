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
        <details key={item.question} name={group} className="border-b border-line">
          <summary className="accordion-question">
            <Heading level={level} className="text-lg font-semibold">
              {item.question}
            </Heading>
            <Icon name="chevron" className="accordion-sign" />
          </summary>
          <div className="max-w-text pb-6 text-muted">{item.answer}</div>
        </details>
      ))}
    </div>
  );
}
