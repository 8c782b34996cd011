import { chatUrl } from '@site/contract/chat.ts';
import { site } from '@site/contract/site.ts';
import type { ButtonSize } from '@site/ui/button/button-class.ts';
import { ChatLink } from '@site/ui/chat-link/ChatLink.tsx';
import type { ChatAction as Action } from './schemas.ts';

export interface ChatActionProps {
  action: Action;
  size?: ButtonSize | undefined;
  block?: boolean | undefined;
}

/** The chat button of an action from a page's content. */
export function ChatAction({ action, ...look }: ChatActionProps) {
  return <ChatLink href={chatUrl(site.chat, action.message)} label={action.label} {...look} />;
}
