import { Accordion } from '@site/design/ui/accordion/Accordion.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { IconList } from '@site/design/ui/icon-list/IconList.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { Steps } from '@site/design/ui/steps/Steps.tsx';
import { RentalClosing } from '../../components/RentalClosing.tsx';
import { TopicsSection } from '../../components/TopicsSection.tsx';
import { CostsSection } from './CostsSection.tsx';
import { content } from './content.ts';
import { DifferenceSection } from './DifferenceSection.tsx';
import { FiscalHero } from './FiscalHero.tsx';
import { PLANS_ID, PlansSection } from './PlansSection.tsx';
import { SavingCalculator } from './SavingCalculator.tsx';
import { TestimonialsSection } from './TestimonialsSection.tsx';

/** Virtual fiscal address. */
export default function FiscalAddressPage() {
  const { calculator, plans, profiles, steps, faq } = content;
  const [, annual] = plans.plans;
  return (
    <>
      <a href={`#${PLANS_ID}`} className="skip-link">
        {content.skipLink}
      </a>
      <FiscalHero content={content} />
      <CostsSection costs={content.costs} />
      <Section
        heading={calculator.heading}
        intro={calculator.intro}
        tone="paper"
        actions={<ChatLink {...calculator.action} />}
      >
        <SavingCalculator
          texts={calculator}
          plan={annual}
          initialCost={content.claims.officeCost}
        />
      </Section>
      <PlansSection plans={plans} />
      <DifferenceSection difference={content.difference} />
      <Section heading={profiles.heading} tone="paper" space="tight" layout="side">
        <IconList items={profiles.items} layout="inline" />
      </Section>
      <TopicsSection topics={content.benefits} />
      <Section
        heading={steps.heading}
        tone="night"
        space="wide"
        actions={<ChatLink {...steps.action} size="lg" />}
      >
        <Steps items={steps.items} />
      </Section>
      <TestimonialsSection testimonials={content.testimonials} />
      <Section
        id="perguntas"
        heading={faq.heading}
        intro={faq.intro}
        tone="paper"
        layout="side"
        actions={<ChatLink {...faq.action} />}
      >
        <Accordion items={faq.items} />
      </Section>
      <RentalClosing {...content.closing} />
    </>
  );
}
