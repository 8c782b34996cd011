import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { site } from '@site/site';
import { ErrorPage } from '../ErrorPage.tsx';
import { content } from './content.ts';

/** What the edge answers, with a status from 400 to 499, where it cannot read a request or takes none of its kind. */
export default function RefusedPage() {
  return (
    <ErrorPage {...content}>
      <LinkButton href={content.back.href} size="lg">
        {content.back.label}
      </LinkButton>
      <ChatLink message={site.chat.messages.suporte} label={content.chat} size="lg" />
    </ErrorPage>
  );
}
