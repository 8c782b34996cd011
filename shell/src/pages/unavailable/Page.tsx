import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { site } from '@site/site';
import { ErrorPage } from '../ErrorPage.tsx';
import { content } from './content.ts';

/**
 * What the edge answers, with status 503, where a remote is down and nothing is cached.
 * `?` is the address the visitor asked for: the link tries it again.
 */
export default function UnavailablePage() {
  return (
    <ErrorPage {...content}>
      <LinkButton href="?" data-reload size="lg">
        {content.retry}
      </LinkButton>
      <ChatLink message={site.chat.messages.suporte} label={content.chat} size="lg" />
    </ErrorPage>
  );
}
