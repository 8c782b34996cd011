import { Badge } from '@site/design/ui/badge/Badge.tsx';
import { PageBreadcrumb } from '@site/design/ui/breadcrumb/Breadcrumb.tsx';
import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { Container } from '@site/design/ui/container/Container.tsx';
import { Petals } from '@site/design/ui/petals/Petals.tsx';
import { content } from './content.ts';

/** The business excellence programme: one card on a dark ground until there is more to tell. */
export default function ExcellencePage() {
  const { title, badge, text, invitation, chat, related } = content;
  return (
    <div className="surface-night relative overflow-hidden border-y border-contour pt-10 pb-36">
      <Container>
        <PageBreadcrumb current={content.breadcrumb} />
        <article className="surface-paper relative z-10 mx-auto mt-10 max-w-3xl rounded-lg rounded-tl-petal border border-line px-card pt-16 pb-10 @2xl:px-16">
          <Badge tone="gold">{badge}</Badge>
          <h1 className="mt-5 text-4xl font-bold tracking-tight">{title}</h1>
          <p className="mt-5 text-lg">{text}</p>
          <p className="mt-4 text-lg text-muted">{invitation}</p>
          <ChatLink className="mt-8" size="lg" {...chat} />
          <div className="mt-10 flex flex-wrap items-center gap-x-5 border-t border-line pt-5">
            <p className="text-muted">{related.heading}</p>
            {related.items.map(({ label, href }) => (
              <LinkButton key={href} variant="quiet" href={href}>
                {label}
              </LinkButton>
            ))}
          </div>
        </article>
      </Container>
      <Petals
        drift="carpet"
        className="bottom-0 left-1/2 mb-[max(2%,1.25rem)] w-[clamp(60rem,100%,88rem)] -translate-x-1/2"
      />
    </div>
  );
}
