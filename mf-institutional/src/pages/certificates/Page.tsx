import { Accordion } from '@site/design/ui/accordion/Accordion.tsx';
import { Badge } from '@site/design/ui/badge/Badge.tsx';
import { CtaBand } from '@site/design/ui/cta-band/CtaBand.tsx';
import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { OpenHours } from '@site/design/ui/open-hours/OpenHours.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { ChooserSection } from './ChooserSection.tsx';
import { content } from './content.ts';
import { OffersSection } from './OffersSection.tsx';

/** Digital certificates: what they cost, what they are, and how to ask for one. */
export default function CertificatesPage() {
  return (
    <>
      <PageHero
        composition="night"
        breadcrumb={content.breadcrumb}
        {...content.hero}
        note={<OpenHours />}
      />
      <OffersSection {...content.offers} />
      <ChooserSection />
      <Types />
      <Section id="perguntas" layout="side" heading={content.faq.heading}>
        <Accordion items={content.faq.items} />
      </Section>
      <CtaBand {...content.closing} />
    </>
  );
}

function Types() {
  const { heading, intro, items } = content.types;
  return (
    <Section tone="paper" heading={heading} intro={intro}>
      <ul className="grid grid-cols-1 gap-10 @2xl:grid-cols-2 @2xl:gap-0">
        {items.map(({ icon, title, validity, text }, index) => (
          <li
            key={title}
            className={index === 0 ? '@2xl:pr-12' : '@2xl:border-l @2xl:border-line @2xl:pl-12'}
          >
            <Icon icon={icon} className="size-12 text-link" />
            <h3 className="mt-4 text-2xl font-bold tracking-tight">{title}</h3>
            <Badge tone="green" className="mt-3">
              {validity}
            </Badge>
            <p className="mt-4 max-w-text text-lg text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
