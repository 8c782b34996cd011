import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { OpenHours } from '@site/design/ui/open-hours/OpenHours.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { PageBreadcrumb } from '../../components/PageBreadcrumb.tsx';
import { ContactCard } from './ContactCard.tsx';
import { content } from './content.ts';
import { MapSection } from './MapSection.tsx';
import { TopicsSection } from './TopicsSection.tsx';

/** Partnership and contact: chat, e-mail, address, hours and map. */
export default function PartnerPage() {
  const { hero } = content;
  return (
    <>
      <PageHero
        breadcrumb={<PageBreadcrumb current={content.breadcrumb} />}
        title={hero.title}
        lead={hero.lead}
        actions={<ChatLink size="lg" {...hero.chat} />}
        note={<OpenHours />}
        aside={<ContactCard {...content.contact} />}
      />
      <TopicsSection {...content.topics} />
      <MapSection {...content.map} />
    </>
  );
}
