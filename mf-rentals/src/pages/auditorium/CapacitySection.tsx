import { Card } from '@site/design/ui/card/Card.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import type { Content } from './content.ts';

export interface CapacitySectionProps {
  capacity: Content['capacity'];
}

/** How many fit, large, and what they find, around it. */
export function CapacitySection({ capacity }: CapacitySectionProps) {
  return (
    <Section space="tight" heading={capacity.heading}>
      <div className="grid grid-cols-1 gap-5 @4xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="surface-night flex flex-col justify-end rounded-lg rounded-tl-petal border border-contour p-card pt-16 @4xl:p-10">
          <p className="flex flex-wrap items-baseline gap-x-3 font-bold tracking-tight">
            <span className="text-[min(8rem,30vw)] leading-none text-link">{capacity.people}</span>{' '}
            <span className="text-3xl">{capacity.unit}</span>
          </p>
          <p className="mt-4 text-lg text-muted">{capacity.text}</p>
        </div>
        <ul className="card-grid-64">
          {capacity.equipment.map((item) => (
            <Card key={item.title} as="li" icon={item.icon} title={item.title}>
              {item.text}
            </Card>
          ))}
        </ul>
      </div>
    </Section>
  );
}
