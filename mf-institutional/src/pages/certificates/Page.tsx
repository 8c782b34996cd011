import { Accordion } from '@site/design/ui/accordion/Accordion.tsx';
import { CtaBand } from '@site/design/ui/cta-band/CtaBand.tsx';
import { OpenHours } from '@site/design/ui/open-hours/OpenHours.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { ChooserSection } from './ChooserSection.tsx';
import { content } from './content.ts';
import { OffersSection } from './OffersSection.tsx';
import { TypesSection } from './TypesSection.tsx';

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
      <OffersSection id="precos" {...content.offers} />
      <ChooserSection {...content.chooser} offers={content.offers} />
      <TypesSection {...content.types} />
      <Section id="perguntas" layout="side" heading={content.faq.heading}>
        <Accordion items={content.faq.items} />
      </Section>
      <CtaBand {...content.closing} />
    </>
  );
}
