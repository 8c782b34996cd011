import { provider } from '@site/content/structuredData.ts';
import { absoluteUrl, site } from '@site/site';
import type { Organization, PostalAddress } from 'schema-dts';

const DAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** Who the association is and where it is found. */
export const organization = {
  ...provider,
  alternateName: site.shortName,
  ...(site.cnpj ? { taxID: site.cnpj } : {}),
  logo: absoluteUrl('/shell/brand/icon-512.png'),
  sameAs: site.socialUrl,
  address: postalAddress(),
  areaServed: { '@type': 'State', name: 'Goiás' },
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: provider.telephone,
    email: provider.email,
    availableLanguage: 'pt-BR',
  },
  location: {
    '@type': 'Place',
    name: site.shortName,
    address: postalAddress(),
    geo: { '@type': 'GeoCoordinates', ...site.coordinates },
    openingHoursSpecification: site.openingHours.flatMap(({ days, periods }) =>
      periods.map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        dayOfWeek: DAYS.filter((_, day) => days.includes(day)),
        opens,
        closes,
      })),
    ),
  },
} satisfies Organization;

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
