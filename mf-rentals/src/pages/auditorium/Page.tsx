import { site } from '@site/contract/site.ts';
import { Breadcrumb } from '@site/ui/breadcrumb/Breadcrumb.tsx';
import { CheckList } from '@site/ui/check-list/CheckList.tsx';
import { PageHero } from '@site/ui/page-hero/PageHero.tsx';
import { Section } from '@site/ui/section/Section.tsx';
import { BookingBar } from '../../components/booking-bar/BookingBar.tsx';
import { PhotoCarousel } from '../../components/carousel/PhotoCarousel.tsx';
import { ChatAction } from '../../components/content/ChatAction.tsx';
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
        actions={<ChatAction action={hero.action} size="lg" />}
        note={site.address}
      />
      <CapacitySection capacity={content.capacity} />
      <Section heading={gallery.heading} tone="white">
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
