import { Button } from '@site/design/ui/button/Button.tsx';
import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { type FocusEvent, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { onResize } from '../../browser/onResize.ts';
import { useEscape } from '../../browser/useEscape.ts';
import { popupButtons, popupContent } from '../../content.ts';
import { type PopupId, popupRecords } from './popups.ts';

/** A popup: a low sheet on phones, else a card or a bar. It opens unasked and so is not modal. */
export default function PopupDialog({ id, onClose }: { id: PopupId; onClose(): void }) {
  const { title, chatLabel, chatMessage } = popupContent[id];
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const origin = useRef<Element>(null);
  const close = () => {
    const hasFocus = dialog.current?.contains(document.activeElement);
    if (hasFocus && origin.current instanceof HTMLElement)
      origin.current.focus({ preventScroll: true });
    onClose();
  };
  const dismiss = () => {
    popupRecords[id].dismissed.write(true);
    close();
  };
  const noteOrigin = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
  };
  useEscape(close);
  const onCut = useEffectEvent(close);
  // Closes where its content does not fit: before the first paint, or when the screen gets smaller.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const isCut = () => element.scrollHeight > element.clientHeight + 1;
    if (isCut()) return onCut();
    popupRecords[id].lastShown.write(Date.now());
    return onResize([element], () => isCut() && onCut());
  }, [id]);
  return (
    <dialog
      ref={dialog}
      open
      onFocus={noteOrigin}
      aria-labelledby={titleId}
      className="popup surface-paper [&_.icon]:hidden"
    >
      {/* Two rows on most phones: the title and the button that dismisses for good, then the offers and Close. */}
      <h2 id={titleId} className="flex-[1_1_calc(100%-8rem)] leading-snug font-bold">
        {title}
      </h2>
      <div className="contents *:order-2 *:grow">
        {/* Mobile means a viewport narrower than 768 px (`md`). */}
        <ChatLink className="md:hidden" message={chatMessage} label={chatLabel.mobile} />
        <ChatLink className="max-md:hidden" message={chatMessage} label={chatLabel.desktop} />
        <LinkButton variant="secondary" href={popupButtons.more.href} onClick={close}>
          {popupButtons.more.label}
        </LinkButton>
      </div>
      <Button variant="quiet" className="order-3" onClick={close}>
        {popupButtons.close}
      </Button>
      <Button variant="quiet" className="order-1" onClick={dismiss}>
        {popupButtons.dismiss}
      </Button>
    </dialog>
  );
}
