import { site } from '@site/site';
import type { Organization, PostalAddress, WithContext } from 'schema-dts';
import { officeHours } from '../content/office-hours.ts';

export const ORGANIZATION_ID = `${site.url}/#organizacao`;

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

/** Who the association is and where it is found. */
export const organization: WithContext<Organization> = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': ORGANIZATION_ID,
  name: site.name,
  alternateName: site.shortName,
  url: `${site.url}/`,
  logo: `${site.url}/shell/brand/icon-512.png`,
  email: site.email,
  telephone: `+${site.chat.phoneNumber}`,
  sameAs: site.socialUrl,
  address: postalAddress(),
  areaServed: { '@type': 'State', name: 'Goiás' },
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: `+${site.chat.phoneNumber}`,
    email: site.email,
    availableLanguage: 'pt-BR',
  },
  location: {
    '@type': 'Place',
    name: site.shortName,
    address: postalAddress(),
    geo: { '@type': 'GeoCoordinates', ...site.coordinates },
    openingHoursSpecification: officeHours.periods.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: WEEKDAYS,
      opens,
      closes,
    })),
  },
};

/** The configuration has the address in one line; its last parts are city and state. */
function postalAddress(): PostalAddress {
  const parts = site.address.split(',').map((part) => part.trim());
  const [region, city] = [parts.at(-1), parts.at(-2)];
  return {
    '@type': 'PostalAddress',
    streetAddress: parts.slice(0, -2).join(', '),
    ...(city ? { addressLocality: city } : {}),
    ...(region ? { addressRegion: region } : {}),
    addressCountry: 'BR',
  };
}
