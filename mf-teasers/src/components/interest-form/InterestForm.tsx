import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '@site/design/ui/button/Button.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { InputField } from '@site/design/ui/field/InputField.tsx';
import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { checkIcon } from '@site/design/ui/icons/icons.ts';
import { withStorage } from '@site/site/withStorage.ts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { interestForm } from '../../content/interestForm.ts';
import { entrySchema, type Interest, type InterestEntry, interestMessage } from './entry.ts';

interface InterestFormProps {
  texts: typeof interestForm;
  /** The page's name, which tags every entry. */
  interest: Interest;
  /** Chat for a browser that cannot run the form. */
  chatHref: string;
}

const EMPTY: InterestEntry = { name: '', email: '', whatsapp: '', company: '' };

/** The four fields, in their order, each with its keyboard and its autocompletion. */
const FIELDS = [
  ['name', { required: true, autoComplete: 'name' }],
  ['email', { required: true, type: 'email', inputMode: 'email', autoComplete: 'email' }],
  ['whatsapp', { required: true, type: 'tel', inputMode: 'tel', autoComplete: 'tel' }],
  ['company', { autoComplete: 'organization' }],
] as const;

/** The interest form; an entry stays on the device. `register` keeps what was typed before hydration. */
export function InterestForm({ texts, interest, chatHref }: InterestFormProps) {
  const headingId = useId();
  const [accepted, setAccepted] = useState<InterestEntry>();
  const form = useRef<HTMLFormElement>(null);
  const { register, handleSubmit, reset, setValue, formState } = useForm({
    resolver: zodResolver(entrySchema),
    defaultValues: EMPTY,
  });
  useEffect(() => {
    // Until now the browser has checked the fields; from here on the messages are ours.
    if (form.current) form.current.noValidate = true;
    const typed = new FormData(form.current ?? undefined);
    const draft = readDraft(interest);
    for (const [name] of FIELDS) if (!typed.get(name)) setValue(name, draft.get(name) ?? '');
  }, [interest, setValue]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // Password managers fill fields in without an event.
    const filled = new FormData(event.currentTarget);
    for (const [name] of FIELDS) setValue(name, String(filled.get(name) ?? ''));
    // Removed first, so that a screen reader reads a second success out as well.
    setAccepted(undefined);
    return handleSubmit((entry) => {
      keepEntry(interest, entry);
      setAccepted(entry);
      reset();
    })(event);
  };
  return (
    <form
      ref={form}
      onSubmit={submit}
      onInput={({ currentTarget }) => keepDraft(interest, currentTarget)}
      // Outside a dialog this method submits nowhere: nothing typed can end up in the address.
      method="dialog"
      aria-labelledby={headingId}
      className="surface-paper rounded-lg rounded-tr-[3rem] border border-line p-[min(2.25rem,6vw)]"
    >
      <h2 id={headingId} className="text-2xl font-bold tracking-tight">
        {texts.heading}
      </h2>
      <p className="mt-2 text-muted">{texts.intro}</p>
      <p className="mt-2 text-sm text-muted">
        {texts.privacy.text} <a href={texts.privacy.href}>{texts.privacy.label}</a>
      </p>
      <input type="hidden" name="interest" value={interest} />
      <div className="mt-6 grid grid-cols-1 gap-5">
        {FIELDS.map(([name, input]) => (
          <InputField
            key={name}
            {...texts.fields[name]}
            {...register(name)}
            {...input}
            error={formState.errors[name]?.message}
          />
        ))}
      </div>
      <NoScriptHint texts={texts} chatHref={chatHref} />
      <div role="status">
        {accepted ? <SuccessMessage text={texts.success} next={texts.send.text} /> : null}
      </div>
      {accepted ? (
        <ChatLink
          label={texts.send.label}
          message={interestMessage(texts.send, interest, accepted)}
          size="lg"
          block
          className="mt-4"
        />
      ) : null}
      <Button
        type="submit"
        size="lg"
        block
        // Never disabled: after hydration the shell repeats a press that came before.
        className="mt-6 noscript:hidden!"
      >
        {texts.submit}
      </Button>
    </form>
  );
}

/** Says without scripts that the form cannot work, and links to the chat. */
function NoScriptHint({ texts, chatHref }: Pick<InterestFormProps, 'texts' | 'chatHref'>) {
  return (
    <div className="hidden noscript:block">
      <p className="mt-6 rounded-lg border border-control bg-moss p-4">
        {texts.noScript} <a href={chatHref}>{texts.noScriptLink}</a>
      </p>
      {/* In place of the submit button, which would do nothing. */}
      <Button size="lg" block disabled className="mt-6">
        {texts.submit}
      </Button>
    </div>
  );
}

/** Says that it worked, in view but without taking the focus: the status region reads it out. */
function SuccessMessage({ text, next }: { text: string; next: string }) {
  const box = useRef<HTMLDivElement>(null);
  // In braces: browsers return a promise, and React takes an effect's result for its cleanup.
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={box}
      className="mt-6 flex scroll-my-40 gap-3 rounded-lg border border-green bg-moss p-4 text-ink"
    >
      <Icon icon={checkIcon} className="mt-0.5 size-6 text-green" />
      <div>
        <p className="font-semibold">{text}</p>
        <p className="mt-2">{next}</p>
      </div>
    </div>
  );
}

const keyOf = (interest: Interest) => `interesse_${interest}`;

/** What this session has of a form that was not sent: its fields as a query. */
function readDraft(interest: Interest): URLSearchParams {
  const draft = withStorage('sessionStorage', (storage) => storage.getItem(keyOf(interest)));
  return new URLSearchParams(draft ?? '');
}

/** Keeps what is filled in so far until the tab is closed. */
function keepDraft(interest: Interest, form: HTMLFormElement): void {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const draft = String(new URLSearchParams(fields));
  withStorage('sessionStorage', (storage) => storage.setItem(keyOf(interest), draft));
}

/** Keeps an entry on this device, in place of its draft. */
function keepEntry(interest: Interest, entry: InterestEntry): void {
  withStorage('sessionStorage', (storage) => storage.removeItem(keyOf(interest)));
  withStorage('localStorage', (storage) => storage.setItem(keyOf(interest), JSON.stringify(entry)));
}
