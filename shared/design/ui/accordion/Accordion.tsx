import { type ReactNode, useId } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { chevronIcon } from '../icons/icons.ts';

interface AccordionProps {
  items: readonly { question: string; answer: ReactNode }[];
}

/** Questions that open one at a time and close again: by `<details name>`, without a script. */
export function Accordion({ items }: AccordionProps) {
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
