import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { NewTabHint, newTabAttributes } from '@site/design/ui/new-tab/NewTabHint.tsx';
import { site } from '@site/site';
import { chatUrl } from '@site/site/chat.ts';
import { content } from './content.ts';

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
        {content.chat.label}
        <span className="sr-only">{content.chat.note}</span>
        <NewTabHint />
      </span>
    </a>
  );
}
