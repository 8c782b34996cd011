import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { NewTabHint, newTabAttributes } from '@site/design/ui/new-tab/NewTabHint.tsx';
import { site } from '@site/site';
import { chatUrl } from '@site/site/chat.ts';

/** The fixed green button at the lower right of every page. */
export function ChatButton() {
  return (
    <a
      href={chatUrl(site.chat.messages.default)}
      {...newTabAttributes}
      className="chat-button corner-button border-paper bg-chat text-on-chat hover:bg-chat-dark"
    >
      <Icon name="chat" className="size-[min(1.75rem,32px)]" />
      <span className="chat-button-label">
        Conversar<span className="sr-only"> pelo WhatsApp</span>
        <NewTabHint />
      </span>
    </a>
  );
}
