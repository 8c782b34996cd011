import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { CtaBand } from '@site/design/ui/cta-band/CtaBand.tsx';
import { OpenHours } from '@site/design/ui/open-hours/OpenHours.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { PageBreadcrumb } from '../../components/PageBreadcrumb.tsx';
import { BenefitsSection } from './BenefitsSection.tsx';
import { content } from './content.ts';
import { StepsSection } from './StepsSection.tsx';

/** What members get, and the way to become one. */
export default function MembershipPage() {
  const { hero, join } = content;
  return (
    <>
      <PageHero
        breadcrumb={<PageBreadcrumb current={content.breadcrumb} />}
        title={hero.title}
        lead={hero.lead}
        actions={<ChatLink size="lg" {...hero.chat} />}
        note={<OpenHours />}
      />
      <StepsSection {...content.steps} />
      <BenefitsSection {...content.benefits} />
      <CtaBand
        title={join.heading}
        text={join.text}
        actions={
          <>
            <ChatLink size="lg" {...join.chat} />
            <LinkButton variant="secondary" size="lg" href={join.contact.href}>
              {join.contact.label}
            </LinkButton>
          </>
        }
      />
    </>
  );
}
