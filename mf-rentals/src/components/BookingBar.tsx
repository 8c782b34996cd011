import { ChatLink, type ChatLinkProps } from '@site/design/ui/chat-link/ChatLink.tsx';

/**
 * On phones fixed to the lower edge, in place of the site's chat button; as high as `data-bottom-bar`
 * stands for in the base styles.
 */
export function BookingBar(action: Pick<ChatLinkProps, 'label' | 'message'>) {
  return (
    <div
      data-bottom-bar=""
      data-print="hide"
      className="surface-paper fixed inset-x-0 bottom-0 z-10 flex h-15 items-center border-t border-line px-gutter md:hidden"
    >
      <ChatLink {...action} block className="py-1! leading-tight!" />
    </div>
  );
}
