import { chatUrl } from '@site/site/chat.ts';
import { LinkButton, type LinkButtonProps } from '../button/LinkButton.tsx';

export interface ChatLinkProps
  extends Pick<LinkButtonProps, 'size' | 'block' | 'className' | 'aria-describedby'> {
  label: string;
  /** What the chat opens with. */
  message: string;
  /** Another number than the association's, digits only. */
  phoneNumber?: string | undefined;
  /** Further query parameters of the chat's address. */
  query?: Record<string, string> | undefined;
}

/** The green button that opens the chat in a new tab: the same on every page, found at a glance. */
export function ChatLink({ label, message, phoneNumber, query, ...look }: ChatLinkProps) {
  const href = chatUrl(message, { phoneNumber, query });
  return (
    <LinkButton variant="chat" icon="chat" newTab href={href} {...look}>
      {label}
    </LinkButton>
  );
}
