import { type ChatTarget, chatUrl } from '@site/site/chat.ts';
import { LinkButton, type LinkButtonProps } from '../button/LinkButton.tsx';
import { chatIcon } from '../icons/icons.ts';

export interface ChatLinkProps
  extends ChatTarget,
    Pick<LinkButtonProps, 'size' | 'block' | 'className' | 'aria-describedby'> {
  label: string;
  /** What the chat opens with. */
  message: string;
  /** second: bordered, beside an action that matters more; a row has one filled button. */
  rank?: 'main' | 'second' | undefined;
  /** Another chat address, in place of the association's with the message. */
  whatsappUrl?: string | undefined;
}

/** The green button that opens the chat in a new tab: the same on every page, found at a glance. */
export function ChatLink(props: ChatLinkProps) {
  const { label, message, rank = 'main', phoneNumber, whatsappUrl, query, ...look } = props;
  const href = whatsappUrl ?? chatUrl(message, { phoneNumber, query });
  return (
    <LinkButton
      variant={rank === 'main' ? 'chat' : 'secondary'}
      icon={chatIcon}
      newTab
      href={href}
      {...look}
    >
      {label}
    </LinkButton>
  );
}
