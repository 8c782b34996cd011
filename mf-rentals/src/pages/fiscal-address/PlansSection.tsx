import { fill } from '@site/content/fill.ts';
import { fillAction } from '@site/content/fillAction.ts';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { CheckList } from '@site/design/ui/check-list/CheckList.tsx';
import { Money } from '@site/design/ui/money/Money.tsx';
import { PriceCard, type PriceLine } from '@site/design/ui/price-card/PriceCard.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import type { Content } from './content.ts';
import { type Plan, planSaving, planTotal } from './plans.ts';

export const PLANS_ID = 'planos';

/** The three plans; what follows from price and term is computed here. */
export function PlansSection({ plans: content }: Pick<Content, 'plans'>) {
  return (
    <Section heading={content.heading} intro={content.intro} tone="moss" id={PLANS_ID}>
      <CheckList items={content.features} columns className="mb-8" />
      <div className="card-grid-72">
        {content.plans.map((plan) => (
          <PriceCard
            key={plan.name}
            name={plan.name}
            price={<Money reais={plan.monthly} />}
            period={content.period}
            description={plan.description}
            badge={plan.badge}
            highlighted={plan.badge !== undefined}
            lines={planLines(plan, content)}
            action={<ChatLink {...fillAction(content.action, plan)} block />}
          />
        ))}
      </div>
    </Section>
  );
}

/** Term, total and saving, as far as a plan has them. */
function planLines(plan: Plan, { labels, plans, ...texts }: Content['plans']): PriceLine[] {
  const total = planTotal(plan);
  const saving = planSaving(plan, plans);
  const term = plan.termMonths ? fill(texts.term, { months: plan.termMonths }) : texts.noTerm;
  const amount = (label: string, reais: number | undefined) =>
    reais === undefined ? [] : [{ label, value: <Money reais={reais} /> }];
  return [
    { label: labels.term, value: term },
    ...amount(labels.total, total),
    ...amount(labels.saving, saving),
  ];
}
