import { Badge } from '@site/design/ui/badge/Badge.tsx';
import { PageBreadcrumb } from '@site/design/ui/breadcrumb/Breadcrumb.tsx';
import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { Container } from '@site/design/ui/container/Container.tsx';
import { PetalCarpet } from '@site/design/ui/petals/Petals.tsx';
import { content } from './content.ts';

/** The business excellence programme: one card on a dark ground until there is more to tell. */
export default function ExcellencePage() {
  const { breadcrumb, badge, text, invitation, chat, related } = content;
  return (
    <div className="surface-night relative overflow-hidden border-y border-contour pt-2 pb-36 sm:pt-6">
      <Container>
        <PageBreadcrumb current={breadcrumb} />
        <article className="surface-paper relative z-10 mx-auto mt-2 max-w-3xl rounded-lg rounded-tl-petal border border-line px-card pt-8 pb-10 max-md:low:pt-5 sm:mt-6 @2xl:px-16 @2xl:pt-14">
          <Badge tone="gold" className="max-md:low:hidden">
            {badge}
          </Badge>
          <h1 className="mt-3 text-4xl font-bold tracking-tight max-md:low:mt-2 max-md:low:text-3xl">
            {breadcrumb}
          </h1>
          <p className="mt-3 text-lg max-md:low:mt-2 max-md:low:text-base max-md:low:leading-snug">
            {text}
          </p>
          <ChatLink className="mt-4" size="lg" {...chat} />
          <p className="mt-4 text-muted">{invitation}</p>
          <div className="mt-10 flex flex-wrap items-center gap-x-5 border-t border-line pt-5">
            <p className="w-full text-muted sm:w-auto">{related.heading}</p>
            {related.items.map(({ label, href }) => (
              <LinkButton key={href} variant="quiet" href={href} className="-ml-1">
                {label}
              </LinkButton>
            ))}
          </div>
        </article>
      </Container>
      <PetalCarpet />
    </div>
  );
}
