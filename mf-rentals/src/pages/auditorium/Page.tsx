import { Breadcrumb } from '@site/design/ui/breadcrumb/Breadcrumb.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { CheckList } from '@site/design/ui/check-list/CheckList.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { site } from '@site/site';
import { BookingBar } from '../../components/booking-bar/BookingBar.tsx';
import { PhotoCarousel } from '../../components/carousel/PhotoCarousel.tsx';
import { RentalClosing } from '../../components/content/RentalClosing.tsx';
import { TopicsSection } from '../../components/content/TopicsSection.tsx';
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
        breadcrumb={
          <Breadcrumb items={[{ label: 'Início', href: '/' }, { label: content.name }]} />
        }
        title={hero.title}
        lead={hero.lead}
        actions={<ChatLink {...hero.action} size="lg" />}
        note={site.address}
      />
      <CapacitySection capacity={content.capacity} />
      <Section heading={gallery.heading} tone="paper">
        <PhotoCarousel pictures={gallery.photos} label={gallery.label} />
      </Section>
      <Section heading={included.heading} intro={included.intro} layout="side">
        <CheckList items={included.items} columns />
      </Section>
      <PricesSection prices={content.prices} />
      <TopicsSection topics={services} />
      <RentalClosing closing={content.closing} />
      <BookingBar action={content.bar} />
    </>
  );
}
