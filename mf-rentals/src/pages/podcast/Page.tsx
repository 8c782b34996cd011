import { Breadcrumb } from '@site/design/ui/breadcrumb/Breadcrumb.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { CheckList } from '@site/design/ui/check-list/CheckList.tsx';
import { IconList } from '@site/design/ui/icon-list/IconList.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { Picture } from '@site/design/ui/picture/Picture.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { BookingBar } from '../../components/BookingBar.tsx';
import { PhotoCarousel } from '../../components/PhotoCarousel.tsx';
import { RentalClosing } from '../../components/RentalClosing.tsx';
import { TopicsSection } from '../../components/TopicsSection.tsx';
import { content } from './content.ts';
import { EquipmentSection } from './EquipmentSection.tsx';
import { PackagesSection } from './PackagesSection.tsx';
import { PolicySection } from './PolicySection.tsx';

/** Podcast studio rental. */
export default function PodcastPage() {
  const { hero, gallery, included, reasons } = content;
  return (
    <>
      <PageHero
        composition="night"
        breadcrumb={<Breadcrumb items={[content.home, { label: content.breadcrumb }]} />}
        title={hero.title}
        lead={hero.lead}
        actions={<ChatLink {...hero.action} size="lg" />}
        aside={
          <Picture
            picture={hero.picture}
            sizes="(min-width: 64rem) 30rem, 92vw"
            priority
            className="aspect-photo w-full rounded-lg rounded-br-petal object-cover @4xl:aspect-[4/5]"
          />
        }
      />
      <Section heading={gallery.heading} tone="night" space="wide" layout="side">
        <PhotoCarousel
          photos={gallery.photos}
          texts={gallery.texts}
          sizes="(min-width: 80rem) 48rem, 92vw"
        />
      </Section>
      <EquipmentSection equipment={content.equipment} />
      <Section heading={included.heading} intro={included.intro}>
        <CheckList items={included.items} columns />
      </Section>
      <PackagesSection packages={content.packages} />
      <PolicySection policy={content.policy} />
      <TopicsSection topics={content.services} />
      <Section heading={reasons.heading} tone="paper">
        <IconList items={reasons.items} />
      </Section>
      <RentalClosing {...content.closing} />
      <BookingBar {...content.bar} />
    </>
  );
}
