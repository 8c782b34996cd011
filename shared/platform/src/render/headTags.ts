import type { Head } from '@site/content/page.ts';
import { parentOf } from '@site/contract/paths.ts';
import type { SiteConfig } from '@site/site/variables.ts';
import { cutText } from './cutText.ts';
import { escapeHtml } from './html.ts';

const TITLE_LIMIT = 60;
const DESCRIPTION_LIMIT = 160;
const DEFAULT_IMAGE = '/shell/brand/og-default.png';

/** The page's title: cut to 60 characters, then the site's name behind it. */
export function pageTitle(head: Head, site: SiteConfig): string {
  return `${cutText(head.title, TITLE_LIMIT)} | ${site.shortName}`;
}

/** The page's description, cut to 160 characters. */
export function pageDescription(head: Head): string {
  return cutText(head.description, DESCRIPTION_LIMIT);
}

/** Absolute address of a page; a pattern's is the page above it. */
export function canonicalUrl(path: string, site: SiteConfig): string {
  return `${site.url}${parentOf(path)}`;
}

export interface HeadOptions {
  head: Head;
  path: string;
  site: SiteConfig;
  /** JSON-LD objects, each into a script of its own. */
  structuredData: readonly object[];
}

/** The tags that belong to one page; navigation swaps exactly those marked `data-page-head`. */
export function headTags({ head, path, site, structuredData }: HeadOptions): string {
  const title = escapeHtml(pageTitle(head, site));
  const description = escapeHtml(pageDescription(head));
  const url = canonicalUrl(path, site);
  const image = escapeHtml(new URL(head.image ?? DEFAULT_IMAGE, site.url).href);
  const robots = head.noindex ? 'noindex, follow' : 'index, follow';
  return [
    `<title data-page-head>${title}</title>`,
    meta('name', 'description', description),
    meta('name', 'robots', robots),
    `<link data-page-head rel="canonical" href="${url}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'pt_BR'),
    meta('property', 'og:site_name', escapeHtml(site.name)),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image),
    ...(head.feed ? [feedLink(head.feed)] : []),
    ...structuredData.map(jsonLd),
  ].join('\n');
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta data-page-head ${key}="${name}" content="${content}">`;
}

/** Readers and portals find the page's feed by it. */
function feedLink({ title, href }: NonNullable<Head['feed']>): string {
  return `<link data-page-head rel="alternate" type="application/atom+xml" title="${escapeHtml(title)}" href="${escapeHtml(href)}">`;
}

/** `<` is escaped so that no text can end the script. */
function jsonLd(data: object): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script data-page-head type="application/ld+json">${json}</script>`;
}
