import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { CheckList } from '@site/design/ui/check-list/CheckList.tsx';
import { CtaBand } from '@site/design/ui/cta-band/CtaBand.tsx';
import { IconList } from '@site/design/ui/icon-list/IconList.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { Picture } from '@site/design/ui/picture/Picture.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { BookingBar } from '../../components/BookingBar.tsx';
import { PhotoCarousel } from '../../components/PhotoCarousel.tsx';
import { TopicsSection } from '../../components/TopicsSection.tsx';
import { content } from './content.ts';

export default function PodcastPage() {
  const { hero, gallery, included, reasons } = content;
  return (
    <>
      <PageHero
        composition="night"
        {...hero}
        breadcrumb={content.breadcrumb}
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
        <PhotoCarousel {...gallery} sizes="(min-width: 80rem) 48rem, 92vw" />
      </Section>
      <Equipment />
      <Section heading={included.heading} intro={included.intro}>
        <CheckList items={included.items} columns />
      </Section>
      <Packages />
      <Policy />
      <TopicsSection {...content.services} />
      <Section heading={reasons.heading} tone="paper">
        <IconList items={reasons.items} />
      </Section>
      <CtaBand {...content.closing} />
      <BookingBar message={content.booking} />
    </>
  );
}

/** The equipment: a picture, a figure and a sentence each. */
function Equipment() {
  const { heading, items } = content.equipment;
  return (
    <Section heading={heading}>
      <ul className="card-grid-72 gap-x-6! gap-y-10!">
        {items.map((item) => (
          <li
            key={item.title}
            className="surface-paper overflow-hidden rounded-lg border border-line"
          >
            <Picture
              // The same picture, described, is in the gallery: here it only sets the scene.
              picture={{ ...item.picture, alt: '' }}
              sizes="(min-width: 64rem) 24rem, 92vw"
              className="aspect-photo w-full object-cover"
            />
            <div className="p-card">
              <p className="text-3xl font-bold tracking-tight text-link">{item.figure}</p>
              <h3 className="mt-1 text-xl font-bold tracking-tight">{item.title}</h3>
              <p className="mt-2 text-muted">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Packages as rows, like a programme: hours, what for, ask. */
function Packages() {
  const { heading, intro, items } = content.packages;
  return (
    <Section heading={heading} intro={intro} tone="paper" layout="side">
      <ul className="border-t border-line">
        {items.map((pack) => (
          <li
            key={pack.name}
            className="flex flex-wrap items-center gap-x-8 gap-y-4 border-b border-line py-6"
          >
            <h3 className="w-40 text-3xl font-bold tracking-tight whitespace-nowrap text-link">
              {pack.name}
            </h3>
            <div className="min-w-0 flex-[1_1_14rem]">
              <p>{pack.text}</p>
              <p className="mt-1 font-semibold">{pack.price}</p>
            </div>
            <ChatLink {...pack.action} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Rules of booking: days ahead, days of the week, hours. */
function Policy() {
  return (
    <Section heading={content.policy.heading} tone="moss" space="tight">
      <dl className="card-grid-60 gap-x-8! gap-y-8!">
        {content.policy.rules.map((rule) => (
          <div key={rule.title}>
            <dt className="text-2xl font-bold tracking-tight">{rule.title}</dt>
            <dd className="mt-2 text-muted">{rule.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
