import { Breadcrumb } from '@site/design/ui/breadcrumb/Breadcrumb.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { CheckList } from '@site/design/ui/check-list/CheckList.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { site } from '@site/site';
import { BookingBar } from '../../components/BookingBar.tsx';
import { PhotoCarousel } from '../../components/PhotoCarousel.tsx';
import { RentalClosing } from '../../components/RentalClosing.tsx';
import { TopicsSection } from '../../components/TopicsSection.tsx';
import { CapacitySection } from './CapacitySection.tsx';
import { content } from './content.ts';
import { PricesSection } from './PricesSection.tsx';

/** Auditorium rental. */
export default function AuditoriumPage() {
  const { hero, gallery, included, services } = content;
  return (
    <>
      <PageHero
        composition="split"
        picture={hero.picture}
        breadcrumb={<Breadcrumb items={[content.home, { label: content.breadcrumb }]} />}
        title={hero.title}
        lead={hero.lead}
        actions={<ChatLink {...hero.action} size="lg" />}
        note={site.address}
      />
      <Section heading={gallery.heading} tone="paper">
        <PhotoCarousel photos={gallery.photos} texts={gallery.texts} />
      </Section>
      <CapacitySection capacity={content.capacity} />
      <Section heading={included.heading} intro={included.intro} layout="side">
        <CheckList items={included.items} columns />
      </Section>
      <PricesSection prices={content.prices} />
      <TopicsSection topics={services} />
      <RentalClosing {...content.closing} />
      <BookingBar {...content.bar} />
    </>
  );
}
