import type { Head } from '@site/content/page.ts';
import { provider } from '@site/content/structuredData.ts';
import { absoluteUrl, site } from '@site/site';
import type { Place, Service } from 'schema-dts';

export const venue = {
  address: site.address,
  geo: { '@type': 'GeoCoordinates', ...site.coordinates },
} satisfies Omit<Exclude<Place, string>, '@type'>;

/** A rental with its price on request, from its page's head, its path and the names of its offers. */
export function rentalService(
  { title: name, description }: Head,
  path: string,
  offers: readonly string[],
) {
  return {
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
  } satisfies Service;
}
