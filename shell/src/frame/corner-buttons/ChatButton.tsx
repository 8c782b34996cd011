import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { newTabAttributes } from '@site/design/ui/new-tab/newTabAttributes.ts';
import { tooltip } from '@site/runtime';
import { site } from '@site/site';
import { chatUrl } from '@site/site/chat.ts';
import { content } from './content.ts';
import { useMakesWay } from './useMakesWay.ts';

/**
 * The fixed green button at the lower right of every page. On phones and tablets it makes way while
 * the page shows a chat button of its own or a field, and stands in the bar of pages that have one.
 */
export function ChatButton() {
  const makesWay = useMakesWay();
  return (
    <a
      href={chatUrl(site.chat.messages.default)}
      {...newTabAttributes}
      {...tooltip(content.chat.label + content.chat.note)}
      data-makes-way={makesWay || undefined}
      className="chat-button corner-button border-paper bg-chat text-on-chat hover:bg-chat-dark"
    >
      <Icon name="chat" className="size-[min(1.75rem,32px)]" />
      <span className="chat-button-label">
        {content.chat.label}
        <span className="sr-only">{content.chat.note}</span>
      </span>
    </a>
  );
}
