import { fill } from '@site/content/fill.ts';
import { fillAction } from '@site/content/fillAction.ts';
import { Accordion } from '@site/design/ui/accordion/Accordion.tsx';
import { Carousel } from '@site/design/ui/carousel/Carousel.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { CheckList } from '@site/design/ui/check-list/CheckList.tsx';
import { CtaBand } from '@site/design/ui/cta-band/CtaBand.tsx';
import { IconList } from '@site/design/ui/icon-list/IconList.tsx';
import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { Money, TextWithMoney } from '@site/design/ui/money/Money.tsx';
import { PriceCard } from '@site/design/ui/price-card/PriceCard.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { Steps } from '@site/design/ui/steps/Steps.tsx';
import { Testimonial } from '@site/design/ui/testimonial/Testimonial.tsx';
import { TopicsSection } from '../../components/TopicsSection.tsx';
import { content } from './content.ts';
import { FiscalHero } from './FiscalHero.tsx';
import { type Plan, planSaving, planTotal } from './plans.ts';
import { SavingCalculator } from './SavingCalculator.tsx';

const PLANS_ID = 'planos';

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
      <Plans />
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
      <Testimonials />
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

/** The three plans; what follows from price and term is computed here. */
function Plans() {
  const { heading, intro, features, plans, period, action } = content.plans;
  return (
    <Section heading={heading} intro={intro} tone="moss" id={PLANS_ID}>
      <CheckList items={features} columns className="mb-8" />
      <div className="card-grid-72">
        {plans.map((plan) => (
          <PriceCard
            key={plan.name}
            {...plan}
            price={<Money reais={plan.monthly} />}
            period={period}
            highlighted={plan.badge !== undefined}
            lines={planLines(plan)}
            action={<ChatLink {...fillAction(action, plan)} block />}
          />
        ))}
      </div>
    </Section>
  );
}

/** Term, total and saving, as far as a plan has them. */
function planLines(plan: Plan) {
  const { labels, ...texts } = content.plans;
  const term = plan.termMonths ? fill(texts.term, { months: plan.termMonths }) : texts.noTerm;
  const amount = (label: string, reais: number | undefined) =>
    reais === undefined ? [] : [{ label, value: <Money reais={reais} /> }];
  return [
    { label: labels.term, value: term },
    ...amount(labels.total, planTotal(plan)),
    ...amount(labels.saving, planSaving(plan)),
  ];
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

/** The rating, large, beside what clients say. */
function Testimonials() {
  const { heading, rating, carousel, items } = content.testimonials;
  return (
    <Section heading={heading}>
      <div className="grid grid-cols-1 gap-6 @4xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] @4xl:gap-16">
        <div>
          <p className="sr-only">{rating.description}</p>
          <div aria-hidden="true" className="flex flex-wrap items-end gap-x-6 gap-y-3 @4xl:block">
            <p className="text-[min(6rem,20vw)] leading-none font-bold tracking-tight text-link">
              {rating.score}
            </p>
            <div>
              <p className="flex gap-1 text-gold @4xl:mt-3">
                {[1, 2, 3, 4, 5].map((star) => (
                  <Icon key={star} icon={rating.icon} area={rating.icon} className="size-7" />
                ))}
              </p>
              <p className="mt-1 text-lg text-muted @4xl:mt-3">{rating.reviews}</p>
            </div>
          </div>
        </div>
        <Carousel
          texts={carousel}
          indicator="dots"
          slidesClassName="mb-3 [scrollbar-width:none] noscript:[scrollbar-width:thin]"
          slides={items.map(({ role, ...testimonial }, place) => ({
            name: fill(carousel.position, { number: place + 1, count: items.length }),
            content: <Testimonial {...testimonial} position={role} className="h-full" />,
          }))}
        />
      </div>
    </Section>
  );
}
