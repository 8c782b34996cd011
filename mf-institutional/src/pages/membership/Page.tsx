import { CheckList } from '@site/design/ui/check-list/CheckList.tsx';
import { CtaBand } from '@site/design/ui/cta-band/CtaBand.tsx';
import { OpenHours } from '@site/design/ui/open-hours/OpenHours.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { Steps } from '@site/design/ui/steps/Steps.tsx';
import { BenefitsSection } from './BenefitsSection.tsx';
import { content } from './content.ts';

/** What members get, and the way to become one. */
export default function MembershipPage() {
  return (
    <>
      <PageHero breadcrumb={content.breadcrumb} {...content.hero} note={<OpenHours />} />
      <JoiningSteps />
      <BenefitsSection {...content.benefits} />
      <CtaBand {...content.closing} />
    </>
  );
}

/** The steps to membership, what to have at hand, and the difference to a partner. */
function JoiningSteps() {
  const { heading, items, bring, partner } = content.steps;
  return (
    <Section space="wide" heading={heading}>
      <Steps items={items} />
      <div className="mt-12 grid grid-cols-1 gap-8 border-t border-line pt-8 @3xl:grid-cols-2 @3xl:gap-16">
        <div>
          <h3 className="text-xl font-bold tracking-tight">{bring.heading}</h3>
          <CheckList items={bring.items} className="mt-4" />
        </div>
        <p className="max-w-text text-lg @3xl:self-end">
          {partner.text} <a href={partner.href}>{partner.label}</a>
        </p>
      </div>
    </Section>
  );
}
