import { chatUrl } from '@site/contract/chat.ts';
import { site } from '@site/contract/site.ts';
import { ChatLink, type ChatLinkProps } from '@site/ui/chat-link/ChatLink.tsx';

export interface MessageLinkProps extends Omit<ChatLinkProps, 'href'> {
  /** What the chat opens with. */
  message: string;
}

/** The chat button to the association's number, with a message of the page's own. */
export function MessageLink({ message, ...rest }: MessageLinkProps) {
  return <ChatLink href={chatUrl(site.chat, message)} {...rest} />;
}
