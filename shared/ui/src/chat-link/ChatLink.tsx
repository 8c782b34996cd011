import type { ButtonSize } from '../button/button-class.ts';
import { LinkButton } from '../button/LinkButton.tsx';

export interface ChatLinkProps {
  /** Whole address of the chat with its prefilled message. */
  href: string;
  label: string;
  size?: ButtonSize | undefined;
  block?: boolean | undefined;
  className?: string | undefined;
}

/** The green button that opens the chat in a new tab: the same on every page, found at a glance. */
export function ChatLink({ label, ...rest }: ChatLinkProps) {
  return (
    <LinkButton variant="chat" icon="chat" newTab {...rest}>
      {label}
    </LinkButton>
  );
}
