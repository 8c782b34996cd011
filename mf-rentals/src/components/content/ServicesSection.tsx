import { Card } from '@site/ui/card/Card.tsx';
import { Section, type SectionTone } from '@site/ui/section/Section.tsx';

export interface ServicesSectionProps {
  services: {
    heading: string;
    intro?: string | undefined;
    items: readonly { title: string; text: string }[];
  };
  tone?: SectionTone | undefined;
}

/** What can be had on top, under hairlines. */
export function ServicesSection({ services, tone }: ServicesSectionProps) {
  return (
    <Section heading={services.heading} intro={services.intro} tone={tone}>
      <ul className="card-grid-60 gap-x-8!">
        {services.items.map((service) => (
          <Card key={service.title} as="li" tone="plain" title={service.title}>
            {service.text}
          </Card>
        ))}
      </ul>
    </Section>
  );
}
