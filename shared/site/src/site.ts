import type { SiteConfig } from './variables.ts';

declare const __SITE__: SiteConfig;

/** The configuration this app was built with. */
export const site: SiteConfig = __SITE__;
