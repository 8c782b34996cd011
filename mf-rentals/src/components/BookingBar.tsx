import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';

const LABEL = 'Reservar pelo WhatsApp';

/** On phones at the lower edge, in place of the chat button. Its height is `--bottom-bar-height` of the base styles. */
export function BookingBar({ message }: { message: string }) {
  return (
    <div
      data-bottom-bar=""
      data-print="hide"
      className="surface-paper fixed inset-x-0 bottom-0 z-10 flex h-15 items-center border-t border-line px-gutter md:hidden"
    >
      <ChatLink label={LABEL} message={message} block className="py-1! leading-tight!" />
    </div>
  );
}
