import { Button } from '@site/design/ui/button/Button.tsx';
import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { Petals } from '@site/design/ui/petals/Petals.tsx';
import { type FocusEvent, useEffect, useId, useRef } from 'react';
import { useEscape } from '../../browser/useEscape.ts';
import { type PopupContent, popupButtons, popupContent } from '../../content.ts';
import type { PopupId } from './eligibility.ts';
import { recordDismissed, recordShown } from './popupRecords.ts';

/** On phones all four buttons stand in one row and a half. */
const small = 'max-md:px-1.5 max-md:text-[min(0.9375rem,4vw)]';

/**
 * A popup: a low sheet above the chat bar of phones, which leaves the page's first action free, else
 * a card above the chat button. It opens unasked
 * and so is not modal: it takes no focus and stands in the order of the page, before the header.
 */
export default function PopupDialog({ id, onClose }: { id: PopupId; onClose(): void }) {
  const content = popupContent[id];
  const titleId = useId();
  useEffect(() => recordShown(id), [id]);
  const { dialog, noteOrigin, returnFocus } = useFocusReturn();
  const close = () => {
    returnFocus();
    onClose();
  };
  const dismiss = () => {
    recordDismissed(id);
    close();
  };
  useEscape(close);
  return (
    <dialog
      ref={dialog}
      open
      onFocus={noteOrigin}
      aria-labelledby={titleId}
      className="popup surface-paper"
    >
      <div className="popup-head">
        <Petals drift="branch" className="-top-2 -right-8 w-36 max-md:hidden" />
        <h2 id={titleId} className="relative md:text-xl">
          {content.title}
        </h2>
      </div>
      <div className="popup-offer">
        {/* Phones and low screens have no room for it: the title says what matters. */}
        <div className="max-md:hidden low:hidden">
          <Offer {...content} />
        </div>
        <div className="flex flex-wrap gap-2 *:grow">
          <ChatButton {...content} />
          <LinkButton
            className={small}
            variant="secondary"
            href={popupButtons.more.href}
            onClick={close}
          >
            {popupButtons.more.label}
          </LinkButton>
        </div>
      </div>
      <div className="popup-end">
        <Button className={small} variant="quiet" onClick={close}>
          {popupButtons.close}
        </Button>
        <Button className={small} variant="quiet" onClick={dismiss}>
          {popupButtons.dismiss}
        </Button>
      </div>
    </dialog>
  );
}

/** The focus goes back where it came from when the popup closes around it. */
function useFocusReturn() {
  const dialog = useRef<HTMLDialogElement>(null);
  const origin = useRef<EventTarget | null>(null);
  return {
    dialog,
    noteOrigin: ({ relatedTarget }: FocusEvent) => {
      const isFromOutside = !(
        relatedTarget instanceof Node && dialog.current?.contains(relatedTarget)
      );
      if (isFromOutside) origin.current = relatedTarget;
    },
    returnFocus: () => {
      const isInside = dialog.current?.contains(document.activeElement);
      if (isInside && origin.current instanceof HTMLElement) {
        origin.current.focus({ preventScroll: true });
      }
    },
  };
}

/** Mobile means a viewport narrower than 768 px (`md`). */
function ChatButton({ chatLabel, chatMessage }: PopupContent) {
  return (
    <>
      <ChatLink className={`${small} md:hidden`} message={chatMessage} label={chatLabel.mobile} />
      <ChatLink className="max-md:hidden" message={chatMessage} label={chatLabel.desktop} />
    </>
  );
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
