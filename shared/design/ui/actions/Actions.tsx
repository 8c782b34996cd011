import { LinkButton, type LinkButtonProps } from '../button/LinkButton.tsx';
import { ChatLink, type ChatLinkProps } from '../chat-link/ChatLink.tsx';

/** A message opens the chat, an address leads there. */
export type Action =
  | Pick<ChatLinkProps, 'label' | 'message'>
  | ({ label: string } & Pick<LinkButtonProps, 'href' | 'newTab' | 'icon' | 'iconEnd'>);

export interface ActionsProps {
  items: readonly Action[];
  size?: LinkButtonProps['size'];
}

/** Buttons beside each other: the first is filled, the others are bordered. */
export function Actions({ items, size = 'lg' }: ActionsProps) {
  return items.map((action, index) => {
    if ('message' in action)
      return (
        <ChatLink
          key={action.label}
          {...action}
          size={size}
          rank={index === 0 ? 'main' : 'second'}
        />
      );
    const { label, ...link } = action;
    return (
      <LinkButton key={label} {...link} size={size} variant={index === 0 ? 'primary' : 'secondary'}>
        {label}
      </LinkButton>
    );
  });
}
