import { Card } from '@site/design/ui/card/Card.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import type { Content } from './content.ts';

export interface DifferenceSectionProps {
  difference: Content['difference'];
}

/** Fiscal and commercial address side by side, the same questions answered for both. */
export function DifferenceSection({ difference }: DifferenceSectionProps) {
  return (
    <Section heading={difference.heading} intro={difference.intro}>
      <div className="card-grid-72">
        {difference.kinds.map((kind) => (
          <Card key={kind.title} icon={kind.icon} title={kind.title} className="@4xl:p-8">
            <dl className="mt-4 border-t border-line">
              {kind.facts.map((fact) => (
                <div
                  key={fact.label}
                  className="grid gap-x-4 border-b border-line py-3 last:border-b-0 @xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
                >
                  <dt>{fact.label}</dt>
                  <dd className="font-semibold text-ink">{fact.text}</dd>
                </div>
              ))}
            </dl>
          </Card>
        ))}
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <p className="text-lg">{difference.note}</p>
        <ChatLink {...difference.action} />
      </div>
    </Section>
  );
}
