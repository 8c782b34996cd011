import { Picture } from '@site/design/ui/picture/Picture.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import type { Content } from './content.ts';

export interface EquipmentSectionProps {
  equipment: Content['equipment'];
}

/** What one records with: a picture, a figure and a sentence each. */
export function EquipmentSection({ equipment }: EquipmentSectionProps) {
  return (
    <Section heading={equipment.heading}>
      <ul className="card-grid-72 gap-x-6! gap-y-10!">
        {equipment.items.map((item) => (
          <li
            key={item.title}
            className="surface-paper overflow-hidden rounded-lg border border-line"
          >
            <Picture
              // The same picture, described, is in the gallery: here it only sets the scene.
              picture={{ ...item.picture, alt: '' }}
              sizes="(min-width: 64rem) 24rem, 92vw"
              className="aspect-photo w-full object-cover"
            />
            <div className="p-card">
              <p className="text-4xl font-bold tracking-tight text-link">{item.figure}</p>
              <h3 className="mt-1 text-xl font-bold tracking-tight">{item.title}</h3>
              <p className="mt-2 text-muted">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
