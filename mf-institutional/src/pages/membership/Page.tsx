import { LinkButton } from '@site/ui/button/LinkButton.tsx';
import { CtaBand } from '@site/ui/cta-band/CtaBand.tsx';
import { PageHero } from '@site/ui/page-hero/PageHero.tsx';
import { MessageLink } from '../../components/MessageLink.tsx';
import { PageBreadcrumb } from '../../components/PageBreadcrumb.tsx';
import { BenefitsSection } from './BenefitsSection.tsx';
import { content } from './content.ts';

/** What members get, and the way to become one. */
export default function MembershipPage() {
  const { hero, join } = content;
  return (
    <>
      <PageHero
        breadcrumb={<PageBreadcrumb current={content.breadcrumb} />}
        title={hero.title}
        lead={hero.lead}
        actions={<MessageLink size="lg" {...hero.chat} />}
      />
      <BenefitsSection {...content.benefits} />
      <CtaBand
        title={join.heading}
        text={join.text}
        actions={
          <>
            <MessageLink size="lg" {...join.chat} />
            <LinkButton variant="secondary" size="lg" href={join.contact.href}>
              {join.contact.label}
            </LinkButton>
          </>
        }
      />
    </>
  );
}
