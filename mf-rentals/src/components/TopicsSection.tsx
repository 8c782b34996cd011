import { Card } from '@site/design/ui/card/Card.tsx';
import { joinClasses } from '@site/design/ui/class-names.ts';
import { Section } from '@site/design/ui/section/Section.tsx';

interface TopicsSectionProps {
  heading: string;
  intro?: string | undefined;
  items: readonly { title: string; text: string }[];
}

/** Several things in a sentence each, under hairlines. */
export function TopicsSection({ heading, intro, items }: TopicsSectionProps) {
  return (
    <Section heading={heading} intro={intro}>
      <ul
        className={joinClasses(
          'card-grid-36 gap-x-6! @3xl:gap-x-8!',
          // Full rows: six in threes, four in one.
          items.length % 3 === 0 ? '@3xl:card-grid-72' : '@3xl:card-grid-60',
        )}
      >
        {items.map((service) => (
          <Card key={service.title} as="li" tone="plain" title={service.title}>
            {service.text}
          </Card>
        ))}
      </ul>
    </Section>
  );
}
