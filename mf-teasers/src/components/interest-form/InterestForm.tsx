import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '@site/design/ui/button/Button.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { interestForm } from '../../content/interestForm.ts';
import { entrySchema, type Interest, type InterestEntry } from './entry.ts';
import { InterestFields } from './InterestFields.tsx';
import { interestMessage } from './interestMessage.ts';
import { NoScriptHint } from './NoScriptHint.tsx';
import { SuccessMessage } from './SuccessMessage.tsx';

interface InterestFormProps {
  texts: typeof interestForm;
  /** The page's name, which tags every entry. */
  interest: Interest;
  /** Chat for a browser that cannot run the form. */
  chatHref: string;
}

const EMPTY: InterestEntry = { name: '', email: '', whatsapp: '', company: '' };

/**
 * The interest form. An entry is neither stored nor sent. `register` keeps what was typed into a field
 * before hydration, in spite of the default values.
 */
export function InterestForm({ texts, interest, chatHref }: InterestFormProps) {
  const headingId = useId();
  const [accepted, setAccepted] = useState<InterestEntry>();
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(entrySchema),
    defaultValues: EMPTY,
  });
  const submit = (event: FormEvent) => {
    // Removed first, so that a screen reader reads a second success out as well.
    setAccepted(undefined);
    return handleSubmit((entry) => {
      setAccepted(entry);
      reset();
    })(event);
  };
  return (
    <form
      onSubmit={submit}
      // Outside a dialog this method submits nowhere: before and without JavaScript nothing typed
      // can end up in the address.
      method="dialog"
      noValidate
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
        <InterestFields texts={texts.fields} register={register} errors={formState.errors} />
      </div>
      <NoScriptHint
        text={texts.noScript}
        link={texts.noScriptLink}
        href={chatHref}
        submit={texts.submit}
      />
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
        // Never disabled: pressed before its code is here, it is pressed again by the shell then.
        className="mt-6 noscript:hidden!"
      >
        {texts.submit}
      </Button>
    </form>
  );
}
