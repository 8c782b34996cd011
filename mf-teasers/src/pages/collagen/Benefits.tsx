import { Card } from '@site/design/ui/card/Card.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import type { Content } from './content.ts';

/** The four benefit cards. */
export function Benefits({ texts }: { texts: Content['benefits'] }) {
  return (
    <Section heading={texts.heading} tone="paper" space="wide">
      <ul className="card-grid-60">
        {texts.items.map(({ icon, title, text }) => (
          <Card as="li" key={title} icon={icon} title={title}>
            {text}
          </Card>
        ))}
      </ul>
      <p className="mt-6 text-sm text-muted">{texts.note}</p>
    </Section>
  );
}
