import { site } from '@site/site';
import type { BreadcrumbList, WithContext } from 'schema-dts';

export interface Crumb {
  name: string;
  /** Path of the page; left out where it depends on the address. */
  path?: string;
}

/** The way from the start page to a page, for search engines. */
export function breadcrumbs(...crumbs: readonly Crumb[]): WithContext<BreadcrumbList> {
  const all: readonly Crumb[] = [{ name: 'Início', path: '/' }, ...crumbs];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path ? { item: `${site.url}${path}` } : {}),
    })),
  };
}
