import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { CtaBand } from '@site/design/ui/cta-band/CtaBand.tsx';
import { IconTile } from '@site/design/ui/icon-tile/IconTile.tsx';
import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { arrowRightIcon, searchIcon } from '@site/design/ui/icons/icons.ts';
import { Money } from '@site/design/ui/money/Money.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { Testimonial } from '@site/design/ui/testimonial/Testimonial.tsx';
import { Fragment } from '@site/runtime';
import { certificateOffers, certificateTypes } from '../../content/certificates.ts';
import type { Service } from '../../content/services.ts';
import { content } from './content.ts';

export default function HomePage() {
  return (
    <>
      <PageHero composition="cover" {...content.hero} />
      <Reasons />
      <Services />
      <Certificates />
      <Channels />
      <Testimonials />
      <CtaBand {...content.closing} />
    </>
  );
}

function Reasons() {
  const { heading, intro, items, chat } = content.reasons;
  return (
    <Section tone="paper" heading={heading} intro={intro} actions={<ChatLink {...chat} />}>
      <ul className="grid grid-cols-1 gap-x-8 @xl:grid-cols-2 @5xl:grid-cols-4">
        {items.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-3.5 border-t border-line py-5">
            <Icon icon={icon} className="mt-0.5 size-6 text-link" />
            <div className="min-w-0">
              <h3 className="text-lg leading-snug font-bold">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Services() {
  const { heading, intro, items, more } = content.services;
  return (
    <Section
      heading={heading}
      intro={intro}
      actions={
        <LinkButton variant="secondary" href={more.href} iconEnd={arrowRightIcon}>
          {more.label}
        </LinkButton>
      }
    >
      <ul className="grid grid-cols-1 gap-5 @2xl:grid-cols-2 @5xl:grid-cols-4">
        {items.map((service) => (
          <ServiceCard key={service.id} {...service} />
        ))}
      </ul>
    </Section>
  );
}

/** A service as a link as a whole: the title is the link, its area covers the card. */
function ServiceCard({ id, icon, title, text, figure }: Service) {
  return (
    <li className="group surface-paper relative flex flex-col rounded-lg border border-line p-card transition-colors focus-within:border-link hover:border-link has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-3 has-[a:focus-visible]:outline-focus">
      <IconTile icon={icon} className="mb-5" />
      <h3 className="text-xl font-bold tracking-tight">
        <a
          href={`/servicos#${id}`}
          // The card shows the ring, so the link's own would be a second one inside it.
          className="outline-none after:absolute after:inset-0 after:rounded-lg group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
        >
          {title}
        </a>
      </h3>
      <div className="mt-2 grow text-muted">
        {figure ? (
          <p className="mb-1 text-3xl font-bold tracking-tight text-link">{figure}</p>
        ) : null}
        <p>{text}</p>
      </div>
      <Icon
        icon={arrowRightIcon}
        className="mt-5 size-6 text-link transition-transform group-hover:translate-x-1"
      />
    </li>
  );
}

function Certificates() {
  const { heading, intro, more, renewalLabel } = content.certificates;
  return (
    <Section
      tone="night"
      space="wide"
      layout="side"
      heading={heading}
      intro={
        <>
          <p>{intro}</p>
          <LinkButton className="mt-8" href={more.href} iconEnd={arrowRightIcon}>
            {more.label}
          </LinkButton>
        </>
      }
    >
      <ul className="border-t border-line">
        {certificateOffers.map(({ title, type, price, renewalPrice }) => (
          <li
            key={title}
            className="grid grid-cols-1 items-baseline gap-x-6 border-b border-line py-6 @xs:grid-cols-[minmax(0,1fr)_auto]"
          >
            <h3 className="text-2xl font-bold tracking-tight">{title}</h3>
            <p className="text-3xl font-bold tracking-tight text-link">
              <Money reais={price} centavos />
            </p>
            <p className="text-muted">{certificateTypes[type].summary}</p>
            {renewalPrice ? (
              <p className="text-muted @xs:text-right">
                {renewalLabel} <Money reais={renewalPrice} centavos />
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The topics of the directory of complaint channels; a link to it where the fragment is missing. */
function Channels() {
  const { heading, more } = content.channels;
  return (
    <Fragment of="mf-channels" name="topics">
      <Section heading={heading}>
        <LinkButton href={more.href} variant="secondary" icon={searchIcon}>
          {more.label}
        </LinkButton>
      </Section>
    </Fragment>
  );
}

function Testimonials() {
  const { heading, items } = content.testimonials;
  return (
    <Section tone="paper" heading={heading}>
      <ul className="grid grid-cols-1 gap-5 @4xl:grid-cols-3 @4xl:pb-10">
        {items.map((testimonial, index) => (
          <li
            key={testimonial.author}
            className={index === 1 ? 'grid @4xl:translate-y-10' : 'grid'}
          >
            <Testimonial {...testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
