import { Accordion } from '@site/design/ui/accordion/Accordion.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { CtaBand } from '@site/design/ui/cta-band/CtaBand.tsx';
import { IconList } from '@site/design/ui/icon-list/IconList.tsx';
import { TextWithMoney } from '@site/design/ui/money/Money.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { Steps } from '@site/design/ui/steps/Steps.tsx';
import { TopicsSection } from '../../components/TopicsSection.tsx';
import { content } from './content.ts';
import { FiscalHero } from './FiscalHero.tsx';
import { PLANS_ID, PlansSection } from './PlansSection.tsx';
import { SavingCalculator } from './SavingCalculator.tsx';
import { TestimonialsSection } from './TestimonialsSection.tsx';

export default function FiscalAddressPage() {
  const { calculator, profiles, steps, faq } = content;
  return (
    <>
      <a href={`#${PLANS_ID}`} className="skip-link">
        {content.skipLink}
      </a>
      <FiscalHero />
      <Costs />
      <Section heading={calculator.heading} tone="paper">
        <SavingCalculator />
      </Section>
      <PlansSection />
      <Difference />
      <Section heading={profiles.heading} tone="paper" space="tight" layout="side">
        <div className="max-w-md">
          <IconList items={profiles.items} layout="inline" />
        </div>
      </Section>
      <TopicsSection {...content.benefits} />
      <Section
        heading={steps.heading}
        tone="night"
        actions={<ChatLink {...steps.action} size="lg" />}
      >
        <Steps items={steps.items} />
      </Section>
      <TestimonialsSection />
      <Section
        id="perguntas"
        heading={faq.heading}
        tone="paper"
        layout="side"
        actions={<ChatLink {...faq.action} />}
      >
        <Accordion items={faq.items} />
      </Section>
      <CtaBand {...content.closing} />
    </>
  );
}

/** The costs of an office, set like a bill with its sum. */
function Costs() {
  const { heading, intro, items, sum, basis } = content.costs;
  return (
    <Section heading={heading} intro={intro} layout="side">
      <ul className="border-t border-line">
        {items.map((cost) => (
          <li
            key={cost.title}
            className="grid gap-x-8 gap-y-1 border-b border-line py-1.5 @xl:py-4 @xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
          >
            <h3 className="text-lg font-bold">{cost.title}</h3>
            <p className="text-muted">{cost.text}</p>
          </li>
        ))}
      </ul>
      <p className="border-b-4 border-gold py-4 text-2xl font-bold tracking-tight">
        <TextWithMoney text={sum} amounts={content.amounts} />
      </p>
      <Accordion items={[basis]} />
    </Section>
  );
}

/** What the two addresses are, side by side: the answers of each to the same questions. */
function Difference() {
  const { heading, intro, action, kinds, questions } = content.difference;
  return (
    <Section heading={heading} intro={intro} layout="side" actions={<ChatLink {...action} />}>
      <div className="grid grid-cols-1 gap-10 @2xl:grid-cols-2">
        {kinds.map((kind, place) => (
          <section key={kind} aria-label={kind}>
            <h3 className="text-xl font-bold tracking-tight">{kind}</h3>
            <dl className="mt-3 border-t-2 border-line">
              {questions.map(({ label, answers }) => (
                <div key={label} className="border-b border-line py-3">
                  <dt className="text-muted">{label}</dt>
                  <dd className="font-semibold">{answers[place]}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Section>
  );
}
