import { Button } from '@site/design/ui/button/Button.tsx';
import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { Petals } from '@site/design/ui/petals/Petals.tsx';
import { useId, useRef } from 'react';
import { useEscape } from '../frame/useEscape.ts';
import { type PopupContent, popupButtons, popupContent } from './content.ts';
import type { PopupId } from './definitions.ts';
import { useDialogFocus } from './useDialogFocus.ts';
import { useIsMobile } from './useIsMobile.ts';

export interface PopupDialogProps {
  id: PopupId;
  onClose(): void;
  onDismiss(): void;
}

/**
 * A popup. It is not modal, for it opens unasked: page and cookie banner stay in reach, and it
 * stands beside them instead of over them. The focus comes when the visitor moves it.
 */
export default function PopupDialog({ id, onClose, onDismiss }: PopupDialogProps) {
  const content = popupContent[id];
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useDialogFocus(dialog);
  useEscape(onClose);
  return (
    <dialog
      ref={dialog}
      open
      tabIndex={-1}
      aria-labelledby={titleId}
      className="surface-paper static m-0 min-h-0 w-full max-w-none shrink overflow-y-auto rounded-lg border border-line p-0 shadow-raised transition-[opacity,translate] starting:translate-y-3 starting:opacity-0 xl:max-h-[calc(100dvh-7rem)] xl:w-[min(26rem,30vw)]"
    >
      <div className="surface-night relative overflow-hidden p-card pr-[min(6rem,18vw)] [@media(height<44rem)]:py-3">
        <Petals drift="branch" className="-top-2 -right-8 w-[min(9rem,32vw)]" />
        <h2 id={titleId} className="relative text-xl font-bold tracking-tight">
          {content.title}
        </h2>
      </div>
      <div className="p-card pt-5 [@media(height<44rem)]:py-3">
        {/* On a low screen the buttons matter more than what the title says already. */}
        <div className="mb-5 [@media(height<44rem)]:hidden">
          <Offer {...content} />
        </div>
        <div className="grid gap-2.5">
          <ChatButton {...content} />
          <LinkButton variant="secondary" block href={popupButtons.more.href} onClick={onClose}>
            {popupButtons.more.label}
          </LinkButton>
        </div>
        <div className="mt-1.5 flex flex-wrap justify-between gap-x-4">
          <Button variant="quiet" onClick={onClose}>
            {popupButtons.close}
          </Button>
          <Button variant="quiet" onClick={onDismiss}>
            {popupButtons.dismiss}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

function ChatButton({ chatLabel, chatMessage }: PopupContent) {
  const label = useIsMobile() ? chatLabel.mobile : chatLabel.desktop;
  return <ChatLink block message={chatMessage} label={label} />;
}

function Offer({ text, offers }: PopupContent) {
  return (
    <>
      <p className="text-sm">{text}</p>
      {offers.length > 0 ? (
        <dl className="mt-4 grid gap-1.5">
          {offers.map(({ title, price }) => (
            <div
              key={title}
              className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-1.5"
            >
              <dt className="text-muted">{title}</dt>
              <dd className="font-bold">{price}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  );
}
