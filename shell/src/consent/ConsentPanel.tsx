import { Button } from '@site/design/ui/button/Button.tsx';
import {
  allows,
  CONSENT_CATEGORIES,
  type Consent,
  type ConsentCategory,
  useSiteStore,
} from '@site/runtime';
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { useEscape } from '../frame/useEscape.ts';
import { content } from './content.ts';
import { consentTo } from './storedConsent.ts';

export interface ConsentPanelProps {
  onChoose(consent: Consent): void;
  onBack(): void;
}

/**
 * The categories, one box each, in a panel that the visitor asked for: it takes the focus. It does
 * not block the page. Nothing is ticked that the visitor did not tick.
 */
export default function ConsentPanel({ onChoose, onBack }: ConsentPanelProps) {
  const { heading, legend, essential, categories, save, back, close } = content;
  const consent = useSiteStore((state) => state.consent);
  const panel = useRef<HTMLElement>(null);
  const headingId = useId();
  const [ticked, setTicked] = useState(() =>
    CONSENT_CATEGORIES.filter((category) => allows(consent, category)),
  );
  useEffect(() => panel.current?.focus(), []);
  const toggle = (category: ConsentCategory) =>
    setTicked((before) =>
      before.includes(category)
        ? before.filter((other) => other !== category)
        : [...before, category],
    );
  useEscape(onBack);
  return (
    <section
      ref={panel}
      data-keeps-focus
      tabIndex={-1}
      aria-labelledby={headingId}
      className="surface-paper max-h-[60dvh] shrink-0 overflow-y-auto rounded-lg border border-line p-card shadow-raised xl:w-[min(30rem,34vw)]"
    >
      <h2 id={headingId} className="text-lg font-bold tracking-tight">
        {heading}
      </h2>
      <fieldset className="mt-2">
        <legend className="text-sm text-muted">{legend}</legend>
        <Category {...essential} checked disabled readOnly />
        {CONSENT_CATEGORIES.map((category) => (
          <Category
            key={category}
            {...categories[category]}
            checked={ticked.includes(category)}
            onChange={() => toggle(category)}
          />
        ))}
      </fieldset>
      <div className="mt-3 flex flex-wrap gap-2.5 *:grow">
        <Button onClick={() => onChoose(consentTo(ticked))}>{save}</Button>
        <Button variant="secondary" onClick={onBack}>
          {consent ? close : back}
        </Button>
      </div>
    </section>
  );
}

type CategoryProps = { label: string; text: string } & ComponentProps<'input'>;

function Category({ label, text, ...box }: CategoryProps) {
  const textId = useId();
  return (
    <div className="border-b border-line py-1 last:border-0">
      <label className="flex min-h-touch items-center gap-3 font-semibold">
        <input
          type="checkbox"
          aria-describedby={textId}
          className="size-5 shrink-0 accent-green"
          {...box}
        />
        {label}
      </label>
      <p id={textId} className="-mt-1.5 pb-1.5 pl-8 text-sm text-muted">
        {text}
      </p>
    </div>
  );
}
