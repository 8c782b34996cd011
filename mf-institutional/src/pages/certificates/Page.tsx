import { Accordion } from '@site/design/ui/accordion/Accordion.tsx';
import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { CtaBand } from '@site/design/ui/cta-band/CtaBand.tsx';
import { OpenHours } from '@site/design/ui/open-hours/OpenHours.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { PageBreadcrumb } from '../../components/PageBreadcrumb.tsx';
import { ChooserSection } from './ChooserSection.tsx';
import { content } from './content.ts';
import { OffersSection } from './OffersSection.tsx';
import { TypesSection } from './TypesSection.tsx';

const PRICES = 'precos';

/** Digital certificates: what they cost, what they are, and how to ask for one. */
export default function CertificatesPage() {
  return (
    <>
      <Hero {...content.hero} />
      <OffersSection id={PRICES} {...content.offers} />
      <ChooserSection {...content.chooser} offers={content.offers} />
      <TypesSection {...content.types} />
      <Section id="perguntas" layout="side" heading={content.faq.heading}>
        <Accordion items={content.faq.items} />
      </Section>
      <Help {...content.help} />
    </>
  );
}

function Hero({ title, lead, chat, prices }: typeof content.hero) {
  return (
    <PageHero
      composition="night"
      breadcrumb={<PageBreadcrumb current={content.breadcrumb} />}
      title={title}
      lead={lead}
      actions={
        <>
          <ChatLink size="lg" {...chat} />
          <LinkButton variant="secondary" size="lg" href={`#${PRICES}`}>
            {prices}
          </LinkButton>
        </>
      }
      note={<OpenHours />}
    />
  );
}

function Help({ heading, text, chat, partner }: typeof content.help) {
  return (
    <CtaBand
      title={heading}
      text={text}
      actions={
        <>
          <ChatLink size="lg" {...chat} />
          <LinkButton variant="secondary" size="lg" href={partner.href}>
            {partner.label}
          </LinkButton>
        </>
      }
    />
  );
}
