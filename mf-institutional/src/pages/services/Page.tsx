import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { Container } from '@site/design/ui/container/Container.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { NoticeText } from '../../components/NoticeText.tsx';
import { RelatedRow } from '../../components/RelatedPages.tsx';
import { content } from './content.ts';
import { ServiceEntry } from './ServiceEntry.tsx';

/** Services, as far as they are known without their data. */
export default function ServicesPage() {
  const { items, others, more } = content;
  return (
    <>
      <PageHero
        breadcrumb={content.breadcrumb}
        title={content.title}
        lead={content.explanation}
        actions={<ChatLink {...content.chat} />}
        note={<NoticeText notice={content.notice} />}
      />
      <div className="surface-paper py-section">
        <Container>
          {items.map((service) => (
            <ServiceEntry key={service.id} service={service} more={more} />
          ))}
        </Container>
      </div>
      <Section layout="side" space="tight" heading={others.heading}>
        <ul className="border-b border-line">
          {others.items.map((item) => (
            <RelatedRow key={item.href} {...item} />
          ))}
        </ul>
      </Section>
    </>
  );
}
