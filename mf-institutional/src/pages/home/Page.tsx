import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { CtaBand } from '@site/design/ui/cta-band/CtaBand.tsx';
import { coverSizes } from '@site/design/ui/page-hero/CoverHero.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { CertificatesSection } from './CertificatesSection.tsx';
import { ChannelsSection } from './ChannelsSection.tsx';
import { content } from './content.ts';
import { preloadPicture } from './preloadPicture.ts';
import { ReasonsSection } from './ReasonsSection.tsx';
import { ServicesSection } from './ServicesSection.tsx';
import { TestimonialsSection } from './TestimonialsSection.tsx';

/** The start page. */
export default function HomePage() {
  return (
    <>
      <Hero {...content.hero} />
      <ReasonsSection {...content.reasons} />
      <ServicesSection {...content.services} />
      <CertificatesSection {...content.certificates} />
      <ChannelsSection {...content.channels} />
      <TestimonialsSection {...content.testimonials} />
      <Join {...content.join} />
    </>
  );
}

function Hero({ eyebrow, title, lead, picture, chat, cases }: typeof content.hero) {
  preloadPicture(picture, coverSizes);
  return (
    <PageHero
      composition="cover"
      picture={picture}
      eyebrow={eyebrow}
      title={title}
      lead={lead}
      actions={
        <>
          <ChatLink size="lg" {...chat} />
          <LinkButton variant="secondary" size="lg" href={cases.href}>
            {cases.label}
          </LinkButton>
        </>
      }
    />
  );
}

function Join({ heading, text, action, chat }: typeof content.join) {
  return (
    <CtaBand
      title={heading}
      text={text}
      actions={
        <>
          <LinkButton size="lg" href={action.href} iconEnd="arrow-right">
            {action.label}
          </LinkButton>
          <ChatLink size="lg" rank="second" {...chat} />
        </>
      }
    />
  );
}
