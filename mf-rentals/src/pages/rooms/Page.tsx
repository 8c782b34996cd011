import { Breadcrumb } from '@site/design/ui/breadcrumb/Breadcrumb.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { CheckList } from '@site/design/ui/check-list/CheckList.tsx';
import { IconList } from '@site/design/ui/icon-list/IconList.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { BookingBar } from '../../components/BookingBar.tsx';
import { PhotoCarousel } from '../../components/PhotoCarousel.tsx';
import { RentalClosing } from '../../components/RentalClosing.tsx';
import { ConditionsSection } from './ConditionsSection.tsx';
import { content } from './content.ts';
import { RoomChooser } from './RoomChooser.tsx';
import { RoomsSection } from './RoomsSection.tsx';

/** Commercial rooms rental. */
export default function RoomsPage() {
  const { hero, rooms, infrastructure, gallery, facilities } = content;
  return (
    <>
      <PageHero
        breadcrumb={<Breadcrumb items={[content.home, { label: content.breadcrumb }]} />}
        title={hero.title}
        lead={hero.lead}
        actions={<ChatLink {...hero.action} size="lg" />}
        aside={<RoomChooser label={hero.chooser} rooms={rooms.items} />}
      />
      <Section heading={gallery.heading} tone="paper" layout="center">
        <div className="mx-auto max-w-5xl">
          <PhotoCarousel
            photos={gallery.photos}
            texts={gallery.texts}
            sizes="(min-width: 80rem) 64rem, 92vw"
          />
        </div>
      </Section>
      <Section heading={infrastructure.heading}>
        <IconList items={infrastructure.items} layout="inline" />
      </Section>
      <Section heading={facilities.heading} intro={facilities.intro}>
        <CheckList items={facilities.items} columns />
      </Section>
      <RoomsSection rooms={rooms} />
      <ConditionsSection conditions={content.conditions} />
      <RentalClosing {...content.closing} />
      <BookingBar {...content.bar} />
    </>
  );
}
