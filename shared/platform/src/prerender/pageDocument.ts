import { attributes, escapeHtml } from '@site/composer/base/html.ts';
import type { Head } from '@site/content/page.ts';
import type { Manifest, SharingPicture } from '@site/contract/manifest.ts';
import { moduleList } from '@site/contract/moduleList.ts';
import { isPattern } from '@site/contract/paths.ts';
import { placeholderOf } from '@site/contract/placeholders.ts';
import { pageStylesheet } from '@site/contract/places.ts';
import { CONTRACT_VERSION } from '@site/contract/version.ts';
import type { SiteConfig } from '@site/site/variables.ts';

const TITLE_LIMIT = 60;
const DESCRIPTION_LIMIT = 160;
/** Of pages that have none of their own: the shell's, and those that are being developed. */
const SITE_PICTURE = '/shell/brand/og-default.png';

/** A build as its documents name it; files are relative to it, or addresses. */
export type BuildOfDocuments = Pick<Manifest, 'name' | 'entry' | 'shared'> & { site: SiteConfig };

export interface DocumentParts {
  path: string;
  head: Head;
  /** JSON-LD objects, each into a script of its own. */
  structuredData: readonly object[];
  /** Nothing may be added around it inside the container. */
  html: string;
  /** The key of the page's code in its module. */
  page: string;
  /** The modules are asked for after the page is painted. */
  assets: Manifest['groups'][string];
}

/** The preload links, which React writes before all other HTML. */
export const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** A page's whole HTML document, with placeholders where the shell's parts go. */
export function pageDocument(build: BuildOfDocuments, parts: DocumentParts): string {
  const { name, site } = build;
  const { page, assets } = parts;
  // Hydration expects preloads of pictures in the head.
  const preloads = parts.html.match(PRELOADS)?.[0] ?? '';
  const html = parts.html.slice(preloads.length);
  const address = addressIn(name);
  const { sharing } = assets;
  const picture = sharing && { ...sharing, file: address(sharing.file) };
  const stylesheets = assets.stylesheets.map((file) => pageStylesheet(address(file)));
  const modules = assets.preload.length > 0 && moduleList(assets.preload.map(address));
  const tags = headTags(site, parts, picture);
  const container = attributes({ 'data-page': page, ...containerAttributes(build) });
  const styled = [placeholderOf('head'), ...stylesheets, modules];
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${[preloads.replaceAll('/>', '>'), tags, ...styled].filter(Boolean).join('\n')}
</head>
<body>
${placeholderOf('header')}<div ${container}>${html}</div>${placeholderOf('footer')}
</body>
</html>
`;
}

/** The attributes of containers of pages and fragments that name their build, for JavaScript of the same build. */
export function containerAttributes({ name, entry, shared }: Omit<BuildOfDocuments, 'site'>) {
  const ranges = Object.entries(shared).map(([one, { requires }]) => [one, requires]);
  return {
    'data-remote': name,
    'data-entry': addressIn(name)(entry),
    'data-contract': String(CONTRACT_VERSION),
    'data-requires': JSON.stringify(Object.fromEntries(ranges)),
  };
}

function addressIn(name: string): (file: string) => string {
  return (file) => (/^(?:\/|$)/.test(file) ? file : `/${name}/${file}`);
}

/** Title and description as shown, both cut; behind the title stands the site's name. */
export function headTexts({ title, description }: Head, { shortName }: SiteConfig) {
  return {
    title: `${cutText(title, TITLE_LIMIT)} | ${shortName}`,
    description: cutText(description, DESCRIPTION_LIMIT),
  };
}

/**
 * The tags that belong to one page; navigation swaps exactly those marked `data-page-head`. `picture` is for link
 * previews, by its address, 1200 x 630 pixels.
 */
export function headTags(
  site: SiteConfig,
  { head, path, structuredData }: Pick<DocumentParts, 'head' | 'path' | 'structuredData'>,
  picture: SharingPicture = { file: SITE_PICTURE, alt: site.name },
): string {
  const { title, description } = headTexts(head, site);
  const isFound = !head.noindex && !head.unlisted;
  // The document of a pattern answers for many addresses: the edge and the shell name each of them.
  const url = isPattern(path) ? undefined : `${site.url}${path}`;
  const named = [
    `<title data-page-head>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    tag('meta', { name: 'robots', content: isFound ? 'index, follow' : 'noindex, follow' }),
  ];
  // An error page answers under addresses that are not its own: it is neither for search engines nor for sharing.
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
