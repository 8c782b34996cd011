import { Card } from '@site/design/ui/card/Card.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { CheckList } from '@site/design/ui/check-list/CheckList.tsx';
import { CtaBand } from '@site/design/ui/cta-band/CtaBand.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { PriceCard } from '@site/design/ui/price-card/PriceCard.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { site } from '@site/site';
import { BookingBar } from '../../components/BookingBar.tsx';
import { PhotoCarousel } from '../../components/PhotoCarousel.tsx';
import { TopicsSection } from '../../components/TopicsSection.tsx';
import { content } from './content.ts';

export default function AuditoriumPage() {
  const { gallery, included } = content;
  return (
    <>
      <PageHero
        composition="split"
        {...content.hero}
        breadcrumb={content.breadcrumb}
        note={site.address}
      />
      <Section heading={gallery.heading} tone="paper">
        <PhotoCarousel {...gallery} />
      </Section>
      <Capacity />
      <Section heading={included.heading} intro={included.intro} layout="side">
        <CheckList items={included.items} columns />
      </Section>
      <Prices />
      <TopicsSection {...content.services} />
      <CtaBand {...content.closing} />
      <BookingBar message={content.booking} />
    </>
  );
}

/** How many fit, large, and the equipment around it. */
function Capacity() {
  const { heading, people, unit, text, equipment } = content.capacity;
  return (
    <Section space="tight" heading={heading}>
      <div className="grid grid-cols-1 gap-5 @4xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="surface-night flex flex-col justify-end rounded-lg rounded-tl-petal border border-contour p-card pt-16 @4xl:p-10">
          <p className="flex flex-wrap items-baseline gap-x-3 font-bold tracking-tight">
            <span className="text-[min(8rem,30vw)] leading-none text-link">{people}</span>{' '}
            <span className="text-3xl">{unit}</span>
          </p>
          <p className="mt-4 text-lg text-muted">{text}</p>
        </div>
        <ul className="card-grid-64">
          {equipment.map((item) => (
            <Card key={item.title} as="li" icon={item.icon} title={item.title}>
              {item.text}
            </Card>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** The periods one can book, each with its own question to the chat. */
function Prices() {
  const { heading, intro, offers } = content.prices;
  return (
    <Section heading={heading} intro={intro} tone="moss" space="wide">
      <div className="card-grid-72">
        {offers.map(({ action, ...offer }) => (
          <PriceCard key={offer.name} {...offer} action={<ChatLink {...action} block />} />
        ))}
      </div>
    </Section>
  );
}
