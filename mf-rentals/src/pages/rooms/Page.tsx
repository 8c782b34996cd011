import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { CheckList } from '@site/design/ui/check-list/CheckList.tsx';
import { CtaBand } from '@site/design/ui/cta-band/CtaBand.tsx';
import { IconList } from '@site/design/ui/icon-list/IconList.tsx';
import { chevronIcon } from '@site/design/ui/icons/icons.ts';
import { LinkRow } from '@site/design/ui/link-row/LinkRow.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { BookingBar } from '../../components/BookingBar.tsx';
import { PhotoCarousel } from '../../components/PhotoCarousel.tsx';
import { content } from './content.ts';
import { RoomPlan } from './RoomPlan.tsx';

export default function RoomsPage() {
  const { hero, infrastructure, gallery, facilities } = content;
  return (
    <>
      <PageHero {...hero} breadcrumb={content.breadcrumb} aside={<RoomChooser />} />
      <Section heading={gallery.heading} tone="paper">
        <PhotoCarousel {...gallery} />
      </Section>
      <Section heading={infrastructure.heading}>
        <IconList items={infrastructure.items} layout="inline" />
      </Section>
      <Section heading={facilities.heading} intro={facilities.intro}>
        <CheckList items={facilities.items} columns />
      </Section>
      <Rooms />
      <Conditions />
      <CtaBand {...content.closing} />
      <BookingBar message={content.booking} />
    </>
  );
}

/** The three sizes in the first screen, each a link to its offer below. */
function RoomChooser() {
  const { chooser } = content.hero;
  return (
    <nav
      aria-label={chooser}
      className="surface-paper rounded-lg rounded-tr-petal border border-line p-card"
    >
      <p className="font-semibold">{chooser}</p>
      <ul className="mt-4">
        {content.rooms.items.map(({ size, name, short }) => (
          <LinkRow key={size} label={name} text={short} href={`#sala-${size}`} icon={chevronIcon} />
        ))}
      </ul>
    </nav>
  );
}

/** The three sizes, drawn to one scale, each with its own way to ask. */
function Rooms() {
  const { heading, intro, items } = content.rooms;
  return (
    <Section heading={heading} intro={intro} tone="paper" space="wide">
      <div className="card-grid-72">
        {items.map((room) => (
          <article
            key={room.size}
            id={`sala-${room.size}`}
            className="flex flex-col rounded-lg border border-line p-card target:border-green target:ring-1 target:ring-green"
          >
            <RoomPlan size={room.size} />
            <h3 className="mt-6 text-2xl font-bold tracking-tight">{room.name}</h3>
            <p className="mt-2 text-muted">{room.text}</p>
            <CheckList items={room.features} className="mt-5" />
            <div className="mt-auto pt-7">
              <ChatLink {...room.action} block />
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}

/** The terms of the lease, one a line: what, how much, and in plain words. */
function Conditions() {
  const { heading, intro, items } = content.conditions;
  return (
    <Section heading={heading} intro={intro} tone="moss" layout="side">
      <dl className="border-t border-line">
        {items.map((item) => (
          <div
            key={item.term}
            className="grid gap-x-6 gap-y-1 border-b border-line py-5 @2xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,8fr)] @2xl:items-baseline"
          >
            <dt className="text-muted">{item.term}</dt>
            <dd className="text-2xl font-bold tracking-tight">{item.value}</dd>
            <dd>{item.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
