import type { EventVenue, WithContext } from 'schema-dts';
import {
  absoluteUrl,
  breadcrumbs,
  venue,
} from '../../components/structured-data/structuredData.ts';
import { content } from './content.ts';

const PATH = '/aluguel-auditorio';

const auditorium: WithContext<EventVenue> = {
  '@context': 'https://schema.org',
  '@type': 'EventVenue',
  name: content.hero.title,
  description: content.head.description,
  url: absoluteUrl(PATH),
  // As many as the description promises; the page says how many sit with comfort.
  maximumAttendeeCapacity: 150,
  amenityFeature: content.included.items.map((name) => ({
    '@type': 'LocationFeatureSpecification',
    name,
    value: true,
  })),
  ...venue,
};

export const structuredData = [auditorium, breadcrumbs(content.name, PATH)];
