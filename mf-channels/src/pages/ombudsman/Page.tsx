import { Breadcrumb } from '@site/design/ui/breadcrumb/Breadcrumb.tsx';
import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { CheckList } from '@site/design/ui/check-list/CheckList.tsx';
import { CtaBand } from '@site/design/ui/cta-band/CtaBand.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { Steps } from '@site/design/ui/steps/Steps.tsx';
import { content } from './content.ts';
import { EmergencyCard } from './EmergencyCard.tsx';

/** Why and how to make a police report, and who helps with it. */
export default function OmbudsmanPage() {
  const { home, breadcrumb, hero, emergency, steps, reasons, directory, closing } = content;
  return (
    <>
      <PageHero
        {...hero}
        composition="night"
        breadcrumb={<Breadcrumb items={[home, { label: breadcrumb }]} />}
        actions={
          <>
            <LinkButton href={hero.report.href} newTab size="lg" iconEnd="external">
              {hero.report.label}
            </LinkButton>
            <ChatLink {...hero.help} size="lg" rank="second" />
          </>
        }
        aside={<EmergencyCard {...emergency} />}
      />
      <Section space="wide" heading={steps.heading} intro={steps.intro}>
        <Steps items={steps.items} />
      </Section>
      <Section heading={reasons.heading} tone="paper" space="tight" layout="side">
        <CheckList items={reasons.items} className="text-lg" />
        <p className="mt-8 border-t border-line pt-6">
          {directory.text} <a href={directory.href}>{directory.label}</a>
        </p>
      </Section>
      <CtaBand
        title={closing.title}
        text={closing.text}
        actions={
          <>
            <ChatLink {...hero.help} size="lg" />
            <LinkButton href={closing.partner.href} variant="secondary" size="lg">
              {closing.partner.label}
            </LinkButton>
          </>
        }
      />
    </>
  );
}
