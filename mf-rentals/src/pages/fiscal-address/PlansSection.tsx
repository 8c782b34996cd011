import { fill } from '@site/content/fill.ts';
import { fillAction } from '@site/content/fillAction.ts';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { CheckList } from '@site/design/ui/check-list/CheckList.tsx';
import { Money } from '@site/design/ui/money/Money.tsx';
import { PriceCard } from '@site/design/ui/price-card/PriceCard.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { content } from './content.ts';
import { type Plan, planSaving, planTotal } from './plans.ts';

export const PLANS_ID = 'planos';

/** The three plans; what follows from price and term is computed here. */
export function PlansSection() {
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
