import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { FORM_ID } from './teaserLinks.ts';
import type { TeaserContent } from './teaserSchema.ts';

/** Under a teaser's subtitle: to the form, or to the chat. */
export function TeaserActions({ chat, toForm }: Pick<TeaserContent, 'chat' | 'toForm'>) {
  return (
    <>
      <LinkButton href={`#${FORM_ID}`} size="lg">
        {toForm}
      </LinkButton>
      <ChatLink {...chat} size="lg" />
    </>
  );
}
