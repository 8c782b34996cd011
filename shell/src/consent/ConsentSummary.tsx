import { Button } from '@site/design/ui/button/Button.tsx';
import type { Consent } from '@site/runtime';
import { content } from './content.ts';

export interface ConsentSummaryProps {
  onChoose(consent: Consent): void;
  onCustomize(): void;
}

/** The three choices, all of equal weight. */
export function ConsentSummary({ onChoose, onCustomize }: ConsentSummaryProps) {
  const { text, policy, acceptAll, essentialOnly, customize } = content;
  return (
    <>
      <p className="mt-1.5 text-sm">
        {text} <a href={policy.href}>{policy.label}</a>
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5 *:grow">
        <Button variant="secondary" onClick={() => onChoose({ choice: 'accepted-all' })}>
          {acceptAll}
        </Button>
        <Button variant="secondary" onClick={() => onChoose({ choice: 'essential-only' })}>
          {essentialOnly}
        </Button>
        <Button variant="secondary" onClick={onCustomize}>
          {customize}
        </Button>
      </div>
    </>
  );
}
