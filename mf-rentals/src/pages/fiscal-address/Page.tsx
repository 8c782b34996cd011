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

/** Virtual fiscal address. */
export default function FiscalAddressPage() {
  const { calculator, plans, profiles, steps, faq } = content;
  const [, annual] = plans.plans;
  return (
    <>
      <a href={`#${PLANS_ID}`} className="skip-link">
        {content.skipLink}
      </a>
      <FiscalHero />
      <Costs />
      <Section heading={calculator.heading} tone="paper">
        <SavingCalculator
          texts={calculator}
          plan={annual}
          initialCost={content.claims.officeCost}
        />
      </Section>
      <PlansSection plans={plans} />
      <Difference />
      <Section heading={profiles.heading} tone="paper" space="tight" layout="side">
        <IconList items={profiles.items} layout="inline" />
      </Section>
      <TopicsSection topics={content.benefits} />
      <Section
        heading={steps.heading}
        tone="night"
        actions={<ChatLink {...steps.action} size="lg" />}
      >
        <Steps items={steps.items} />
      </Section>
      <TestimonialsSection testimonials={content.testimonials} />
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

/** What the two addresses are; side by side, in a table that opens. */
function Difference() {
  const { heading, intro, compare, action } = content.difference;
  return (
    <Section heading={heading} intro={intro} layout="side" actions={<ChatLink {...action} />}>
      <Accordion items={[{ question: compare, answer: <DifferenceTable /> }]} />
    </Section>
  );
}

/** On a phone each question stands above its two answers. */
function DifferenceTable() {
  const { compare, kinds, questions } = content.difference;
  const row =
    'grid grid-cols-2 gap-x-4 border-b border-line py-3 last:border-b-0 @3xl:grid-cols-[1fr_2fr_2fr]';
  return (
    <table className="block text-left text-ink">
      <caption className="sr-only">{compare}</caption>
      <thead className="block border-b-2 border-line text-lg">
        <tr className={row}>
          <td className="hidden @3xl:block" />
          {kinds.map((kind) => (
            <th key={kind} scope="col">
              {kind}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block">
        {questions.map(({ label, answers }) => (
          <tr key={label} className={row}>
            <th
              scope="row"
              className="col-span-2 font-normal text-muted max-@3xl:pb-1 max-@3xl:text-sm @3xl:col-span-1"
            >
              {label}
            </th>
            {answers.map((answer) => (
              <td key={answer} className="font-semibold wrap-anywhere">
                {answer}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
