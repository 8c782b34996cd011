import { chatUrl } from '@site/contract/chat.ts';
import { site } from '@site/contract/site.ts';
import { LinkButton } from '@site/ui/button/LinkButton.tsx';
import { ChatLink } from '@site/ui/chat-link/ChatLink.tsx';
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
      <ChatLink
        href={chatUrl(site.chat, site.chat.messages.suporte)}
        label={content.chat}
        size="lg"
      />
    </ErrorPage>
  );
}
