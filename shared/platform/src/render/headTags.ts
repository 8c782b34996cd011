import { attributes, escapeHtml } from '@site/composer/base/html.ts';
import type { Head } from '@site/content/page.ts';
import type { SharingPicture } from '@site/contract/manifest.ts';
import { isPattern } from '@site/contract/paths.ts';
import type { SiteConfig } from '@site/site/variables.ts';

const TITLE_LIMIT = 60;
const DESCRIPTION_LIMIT = 160;
/** Of pages that have none of their own: the shell's, and those that are being developed. */
const SITE_PICTURE = '/shell/brand/og-default.png';

/** Title and description as shown, both cut; behind the title stands the site's name. */
export function headTexts({ title, description }: Head, { shortName }: SiteConfig) {
  return {
    title: `${cutText(title, TITLE_LIMIT)} | ${shortName}`,
    description: cutText(description, DESCRIPTION_LIMIT),
  };
}

export interface HeadOptions {
  head: Head;
  path: string;
  site: SiteConfig;
  /** JSON-LD objects, each into a script of its own. */
  structuredData: readonly object[];
  /** For link previews, by its address, 1200 x 630 pixels; the site's when left out. */
  picture?: SharingPicture | undefined;
}

/** The tags that belong to one page; navigation swaps exactly those marked `data-page-head`. */
export function headTags(options: HeadOptions): string {
  const { head, path, site, structuredData } = options;
  const picture = options.picture ?? { file: SITE_PICTURE, alt: site.name };
  const { title, description } = headTexts(head, site);
  const isFound = !head.noindex && !head.unlisted;
  // The document of a pattern answers for many addresses: the edge and the shell name each of them.
  const url = isPattern(path) ? undefined : `${site.url}${path}`;
  const named = [
    `<title data-page-head>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    tag('meta', { name: 'robots', content: isFound ? 'index, follow' : 'noindex, follow' }),
  ];
  // An error's page answers under addresses that are not its own; not to be found or passed on.
  if (head.noindex && url) return named.join('\n');
  const shared = {
    type: 'website',
    locale: 'pt_BR',
    site_name: site.name,
    title,
    description,
    ...(url && { url }),
    image: new URL(picture.file, site.url).href,
    'image:width': '1200',
    'image:height': '630',
    'image:alt': picture.alt,
  };
  return [
    ...named,
    ...(url ? [tag('link', { rel: 'canonical', href: url })] : []),
    ...Object.entries(shared).map(([name, content]) =>
      tag('meta', { property: `og:${name}`, content }),
    ),
    // Title, description and picture it takes from the tags above.
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    // Readers and portals find the page's feed by it.
    ...(head.feed
      ? [tag('link', { rel: 'alternate', type: 'application/atom+xml', ...head.feed })]
      : []),
    ...structuredData.map(jsonLd),
  ].join('\n');
}

const tag = (name: 'link' | 'meta', values: Record<string, string>) =>
  `<${name} data-page-head ${attributes(values)}>`;

/** All of it is of schema.org. `<` is escaped so that no text can end the script. */
function jsonLd(data: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return `<script data-page-head type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

const READER = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/**
 * Cuts a text to `limit` characters as a reader counts them (no half emoji, no half accent);
 * a longer one keeps `limit - 3` and ends in an ellipsis of three dots.
 */
function cutText(text: string, limit: number): string {
  // Most texts are short, and of a long one the beginning is enough: segmenting takes 1 µs a character.
  if (text.length <= limit) return text;
  const characters: string[] = [];
  for (const { segment } of READER.segment(text)) {
    if (characters.length === limit) return `${characters.slice(0, limit - 3).join('')}...`;
    characters.push(segment);
  }
  return text;
}
