import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { CheckList } from '@site/design/ui/check-list/CheckList.tsx';
import { Container } from '@site/design/ui/container/Container.tsx';
import { IconTile } from '@site/design/ui/icon-tile/IconTile.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { PageRows } from '../../components/RelatedPages.tsx';
import type { Service } from '../../content/services.ts';
import { noticeHero } from '../../layouts/NoticePage.tsx';
import { content } from './content.ts';

/** Services, as far as they are known without their data. */
export default function ServicesPage() {
  const { items, others } = content;
  return (
    <>
      <PageHero {...noticeHero(content)} />
      <div className="surface-paper py-section">
        <Container>
          {items.map((service) => (
            <ServiceEntry key={service.id} {...service} />
          ))}
        </Container>
      </div>
      <Section layout="side" space="tight" heading={others.heading}>
        <PageRows items={others.items} />
      </Section>
    </>
  );
}

/** One service: what it is, what belongs to it, whom to ask. Its id is an anchor. */
function ServiceEntry({ id, icon, title, text, details, chat, href }: Service) {
  const { more } = content;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titulo`}
      className="grid grid-cols-1 gap-x-16 gap-y-6 border-t border-line py-10 first:border-t-0 first:pt-0 last:pb-0 @3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div className="flex items-start gap-5">
        <IconTile icon={icon} className="hidden! @sm:inline-grid!" />
        <div className="min-w-0">
          <h2 id={`${id}-titulo`} className="text-2xl font-bold tracking-tight">
            {title}
          </h2>
          <p className="mt-2 text-lg text-muted">{text}</p>
        </div>
      </div>
      <div>
        <CheckList items={details} />
        <div className="mt-6 flex flex-wrap gap-3">
          <ChatLink {...chat} />
          {href ? (
            <LinkButton variant="quiet" href={href} aria-label={`${more}: ${title}`}>
              {more}
            </LinkButton>
          ) : null}
        </div>
      </div>
    </section>
  );
}
