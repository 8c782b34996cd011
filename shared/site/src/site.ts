import type { SiteConfig } from './variables.ts';

declare const __SITE__: SiteConfig;

/** The configuration this app was built with. */
export const site: SiteConfig = __SITE__;

/** Whole address of a path, as search engines and chats need it. */
export const absoluteUrl = (path: string) => `${site.url}${path}`;

/** The map's own page, searching for the address. */
export const mapSearchUrl = () =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(site.address)}`;
