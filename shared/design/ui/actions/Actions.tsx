import { LinkButton, type LinkButtonProps } from '../button/LinkButton.tsx';
import { ChatLink, type ChatLinkProps } from '../chat-link/ChatLink.tsx';

/** A message opens the chat, an address leads there. */
export type Action =
  | Pick<ChatLinkProps, 'label' | 'message'>
  | ({ label: string } & Pick<LinkButtonProps, 'href' | 'newTab' | 'icon' | 'iconEnd'>);

/** Buttons beside each other: the first is filled, the others are bordered. */
export function Actions({ items }: { items: readonly Action[] }) {
  return items.map((action, index) => {
    if ('message' in action)
      return (
        <ChatLink key={action.label} {...action} size="lg" rank={index === 0 ? 'main' : 'second'} />
      );
    const { label, ...link } = action;
    return (
      <LinkButton key={label} {...link} size="lg" variant={index === 0 ? 'primary' : 'secondary'}>
        {label}
      </LinkButton>
    );
  });
}
