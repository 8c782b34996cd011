import { CheckList } from '@site/design/ui/check-list/CheckList.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { Steps } from '@site/design/ui/steps/Steps.tsx';
import type { content } from './content.ts';

/** How one becomes a member, what to have at hand, and who is a partner instead. */
export function StepsSection({ heading, items, bring, partner }: typeof content.steps) {
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
