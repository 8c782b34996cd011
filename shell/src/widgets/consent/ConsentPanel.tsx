import { Button } from '@site/design/ui/button/Button.tsx';
import { allows, CONSENT_CATEGORIES, type Consent, toast, useSiteStore } from '@site/runtime';
import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { consent as content } from '../../content.ts';
import { chooseConsent, useConsentPanel } from './consent.ts';

/** The categories, one box each, in a dialog that the visitor asked for. */
export function ConsentPanel() {
  const { heading, legend, essential, categories, save, choices, close } = content;
  const consent = useSiteStore((state) => state.consent);
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const choose = (choice: Consent) => {
    // First, so that the focus is back when the choice takes the banner away.
    dialog.current?.close();
    chooseConsent(choice);
    toast.success(content.saved);
  };
  const saveTicked = () => {
    const isTicked = (name: string) => dialog.current?.querySelector(`[name=${name}]:checked`);
    choose({ choice: 'custom', categories: CONSENT_CATEGORIES.filter(isTicked) });
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      onClose={() => useConsentPanel.setState({ isOpen: false })}
      className="surface-paper m-auto w-[min(34rem,100vw-1.5rem)] overflow-y-auto rounded-lg border border-line p-card shadow-raised backdrop:bg-[rgb(0_0_0/0.5)]"
    >
      <h2 id={headingId} className="text-lg font-bold tracking-tight">
        {heading}
      </h2>
      <fieldset className="mt-2">
        <legend className="text-muted">{legend}</legend>
        <Category {...essential} checked disabled readOnly />
        {categories.map(({ category, label, text }) => (
          <Category
            key={category}
            {...{ label, text }}
            name={category}
            // Nothing is ticked that the visitor did not tick.
            defaultChecked={allows(consent, category)}
          />
        ))}
      </fieldset>
      <div className="mt-3 flex flex-wrap gap-2.5 *:grow">
        <Button onClick={saveTicked}>{save}</Button>
        {choices.map(({ value, label }) => (
          <Button key={value} variant="secondary" onClick={() => choose({ choice: value })}>
            {label}
          </Button>
        ))}
        <Button variant="quiet" onClick={() => dialog.current?.close()}>
          {close}
        </Button>
      </div>
    </dialog>
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
      <p id={textId} className="-mt-1.5 pb-1.5 pl-8 text-muted">
        {text}
      </p>
    </div>
  );
}
