import { attributes } from '@site/composer/base/html.ts';
import type { Manifest } from '@site/contract/manifest.ts';
import { moduleList } from '@site/contract/moduleList.ts';
import { placeholderOf } from '@site/contract/placeholders.ts';
import { CONTRACT_VERSION } from '@site/contract/version.ts';
import type { SiteConfig } from '@site/site/variables.ts';
import { headTags } from './headTags.ts';
import type { RenderedPage } from './pages.ts';

/** A build as its documents name it; files are relative to it, or addresses. */
type BuildOfDocuments = Pick<Manifest, 'name' | 'entry' | 'shared'> & { site: SiteConfig };

export interface DocumentParts
  extends Pick<RenderedPage, 'path' | 'head' | 'structuredData' | 'html'> {
  /** The key of the page's code in its module. */
  page: string;
  /** The modules are asked for after the page is painted. */
  assets: Manifest['groups'][string];
}

/** A page's whole HTML document, with placeholders where the shell's parts go. */
export function pageDocument(build: BuildOfDocuments, parts: DocumentParts): string {
  const { name, entry, shared, site } = build;
  const { path, page, head, structuredData, assets } = parts;
  // React puts preloads of pictures before the page; hydration expects them in the head.
  const preloads = parts.html.match(/^(?:<link rel="preload"[^>]*>)+/)?.[0] ?? '';
  const html = parts.html.slice(preloads.length);
  const address = (file: string) => (/^(?:\/|$)/.test(file) ? file : `/${name}/${file}`);
  const { sharing } = assets;
  const picture = sharing && { ...sharing, file: address(sharing.file) };
  // Marked so that they leave with their remote.
  const stylesheets = assets.stylesheets.map(
    (file) => `<link rel="stylesheet" href="${address(file)}" data-page-style>`,
  );
  const modules = assets.preload.length > 0 && moduleList(assets.preload.map(address));
  const ranges = Object.entries(shared).map(([one, { requires }]) => [one, requires]);
  const tags = headTags({ head, path, structuredData, site, picture });
  const container = attributes({
    'data-remote': name,
    'data-entry': address(entry),
    'data-page': page,
    'data-contract': String(CONTRACT_VERSION),
    'data-requires': JSON.stringify(Object.fromEntries(ranges)),
  });
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
