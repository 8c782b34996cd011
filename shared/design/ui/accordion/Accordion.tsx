import { type ReactNode, useId } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { chevronIcon } from '../icons/icons.ts';

export interface AccordionItem {
  question: string;
  answer: ReactNode;
}

/**
 * Questions that open one at a time and close again. Built on `<details name>`, so the browser
 * does it all: no script, searchable in the page, printed open.
 */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  const group = useId();
  return (
    <div className="border-t border-line">
      {items.map((item) => (
        <details key={item.question} name={group} className="border-b border-line">
          <summary className="accordion-question">
            <h3 className="font-semibold @3xl:text-lg">{item.question}</h3>
            <Icon icon={chevronIcon} className="accordion-sign" />
          </summary>
          <div className="max-w-text pb-6 text-muted">{item.answer}</div>
        </details>
      ))}
    </div>
  );
}
