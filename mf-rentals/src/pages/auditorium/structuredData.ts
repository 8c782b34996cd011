import { absoluteUrl } from '@site/site';
import type { EventVenue } from 'schema-dts';
import { venue } from '../../content/rentalService.ts';
import { content } from './content.ts';

const auditorium = {
  '@type': 'EventVenue',
  name: content.hero.title,
  description: content.head.description,
  url: absoluteUrl('/aluguel-auditorio'),
  // As many as the description promises; the page says how many sit with comfort.
  maximumAttendeeCapacity: 150,
  amenityFeature: content.included.items.map((name) => ({
    '@type': 'LocationFeatureSpecification',
    name,
    value: true,
  })),
  ...venue,
} satisfies EventVenue;

export const structuredData: object[] = [auditorium];
