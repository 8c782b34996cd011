import { attributes } from '@site/composer/base/html.ts';
import type { Head } from '@site/content/page.ts';
import type { Manifest } from '@site/contract/manifest.ts';
import { moduleList } from '@site/contract/moduleList.ts';
import { placeholderOf } from '@site/contract/placeholders.ts';
import { pageStylesheet } from '@site/contract/places.ts';
import { CONTRACT_VERSION } from '@site/contract/version.ts';
import type { SiteConfig } from '@site/site/variables.ts';
import { headTags } from './headTags.ts';

/** A build as its documents name it; files are relative to it, or addresses. */
export type BuildOfDocuments = Pick<Manifest, 'name' | 'entry' | 'shared'> & { site: SiteConfig };

export interface DocumentParts {
  path: string;
  head: Head;
  structuredData: readonly object[];
  /** Nothing may be added around it inside the container. */
  html: string;
  /** The key of the page's code in its module. */
  page: string;
  /** The modules are asked for after the page is painted. */
  assets: Manifest['groups'][string];
}

/** React puts them before all else that it renders. */
export const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** A page's whole HTML document, with placeholders where the shell's parts go. */
export function pageDocument(build: BuildOfDocuments, parts: DocumentParts): string {
  const { name, site } = build;
  const { path, page, head, structuredData, assets } = parts;
  // Hydration expects preloads of pictures in the head.
  const preloads = parts.html.match(PRELOADS)?.[0] ?? '';
  const html = parts.html.slice(preloads.length);
  const address = addressIn(name);
  const { sharing } = assets;
  const picture = sharing && { ...sharing, file: address(sharing.file) };
  const stylesheets = assets.stylesheets.map((file) => pageStylesheet(address(file)));
  const modules = assets.preload.length > 0 && moduleList(assets.preload.map(address));
  const tags = headTags({ head, path, structuredData, site, picture });
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

/** What containers of pages and fragments say of their build, so that HTML and JavaScript come from one. */
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
