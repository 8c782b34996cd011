import { Button } from '@site/design/ui/button/Button.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { useId } from 'react';
import type { Content } from '../../schemas/teaser.ts';
import type { Interest, TaggedEntry } from './entry.ts';
import { InterestFields } from './InterestFields.tsx';
import { interestMessage } from './interestMessage.ts';
import { NoScriptHint } from './NoScriptHint.tsx';
import { SuccessMessage } from './SuccessMessage.tsx';
import { useInterestForm } from './useInterestForm.ts';

interface InterestFormProps {
  texts: Content['form'];
  /** The page's name, which tags every entry. */
  interest: Interest;
  /** Chat for those whose browser cannot run the form. */
  chatHref: string;
  /** Hears of every valid entry. Nobody does yet: the specification stores and sends nothing. */
  onInterest?: ((entry: TaggedEntry) => void) | undefined;
}

/** Asks who is interested. Sends nothing anywhere; works from the first keystroke before hydration. */
export function InterestForm({ texts, interest, chatHref, onInterest }: InterestFormProps) {
  const headingId = useId();
  const { accepted, failed, errors, handlers } = useInterestForm(interest, onInterest);
  return (
    <form
      {...handlers}
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
        <InterestFields texts={texts.fields} errors={errors} />
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
      {failed ? (
        <p role="alert" className="mt-6 rounded-lg border border-error bg-error-light p-4">
          {texts.notLoaded} <a href={chatHref}>{texts.noScriptLink}</a>
        </p>
      ) : null}
      {accepted ? (
        <ChatLink
          label={texts.send.label}
          message={interestMessage(texts.send, accepted)}
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
