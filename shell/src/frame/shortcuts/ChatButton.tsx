import { chatUrl } from '@site/contract/chat.ts';
import { site } from '@site/contract/site.ts';
import { Icon } from '@site/ui/icons/Icon.tsx';
import { NewTabHint, newTabAttributes } from '@site/ui/new-tab/NewTabHint.tsx';

/** The fixed green button at the lower right of every page. */
export function ChatButton() {
  return (
    <a
      href={chatUrl(site.chat, site.chat.messages.default)}
      {...newTabAttributes}
      className="chat-button shortcut-button border-papel bg-chat text-sobre-chat hover:bg-chat-escuro"
    >
      <Icon name="chat" className="size-[min(1.75rem,32px)]" />
      <span className="chat-button-label">
        Conversar<span className="sr-only"> pelo WhatsApp</span>
        <NewTabHint />
      </span>
    </a>
  );
}
