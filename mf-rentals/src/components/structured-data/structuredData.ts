import { site } from '@site/site';
import type { BreadcrumbList, Organization, Place, WithContext } from 'schema-dts';

/** Whole address of a path, as search engines want it. */
export const absoluteUrl = (path: string) => `${site.url}${path === '/' ? '/' : path}`;

/** Start page, then this page. */
export function breadcrumbs(name: string, path: string): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Início', item: absoluteUrl('/') },
      { '@type': 'ListItem', position: 2, name, item: absoluteUrl(path) },
    ],
  };
}

/** Who offers. */
export const provider = {
  '@type': 'Organization',
  name: site.name,
  url: absoluteUrl('/'),
  email: site.email,
  telephone: `+${site.chat.phoneNumber}`,
} satisfies Organization;

/** Where the spaces are. */
export const venue = {
  address: site.address,
  geo: {
    '@type': 'GeoCoordinates',
    latitude: site.coordinates.latitude,
    longitude: site.coordinates.longitude,
  },
} satisfies Omit<Exclude<Place, string>, '@type'>;
