import { absoluteUrl, provider } from '@site/content/structuredData.ts';
import { site } from '@site/site';
import type { Place, Service, WithContext } from 'schema-dts';

/** Where the spaces are. */
export const venue = {
  address: site.address,
  geo: {
    '@type': 'GeoCoordinates',
    latitude: site.coordinates.latitude,
    longitude: site.coordinates.longitude,
  },
} satisfies Omit<Exclude<Place, string>, '@type'>;

export interface RentalServiceOptions {
  name: string;
  description: string;
  path: string;
  /** Names of what can be hired. */
  offers: readonly string[];
}

/** Something the association rents out, priced on request or with prices of the page's own. */
export function rentalService(options: RentalServiceOptions): WithContext<Service> {
  const { name, description, path, offers } = options;
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    description,
    url: absoluteUrl(path),
    provider,
    areaServed: { '@type': 'Place', ...venue },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name,
      itemListElement: offers.map((offer) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: offer },
      })),
    },
  };
}
