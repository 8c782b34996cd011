import { attributes } from '@site/composer/base/html.ts';
import { moduleList } from '@site/contract/moduleList.ts';
import { placeholderOf } from '@site/contract/placeholders.ts';
import { CONTRACT_VERSION } from '@site/contract/version.ts';

export interface PageDocument {
  remote: string;
  /** Federation entry of this build; empty for pages without JavaScript of their own. */
  entry: string;
  /** The key of the page's code in its module. */
  page: string;
  /** Ranges of shared packages that the page's code accepts; none where it has no code. */
  requires: Record<string, string>;
  /** Finished tags of the page's head. */
  headTags: string;
  /** The page, rendered; nothing may be added around it inside the container. */
  html: string;
  stylesheets: readonly string[];
  /** Modules of the page, asked for after it is painted. */
  preload: readonly string[];
}

/** A whole HTML document with placeholders where the shell's parts go. */
export function pageDocument(page: PageDocument): string {
  const { preloads, html } = splitPreloads(page.html);
  // Marked so that they leave with their remote.
  const stylesheets = page.stylesheets.map(
    (href) => `<link rel="stylesheet" href="${href}" data-page-style>`,
  );
  const modules = page.preload.length > 0 ? [moduleList(page.preload)] : [];
  const container = attributes({
    'data-remote': page.remote,
    'data-entry': page.entry,
    'data-page': page.page,
    'data-contract': String(CONTRACT_VERSION),
    'data-requires': JSON.stringify(page.requires),
  });
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${[...preloads, page.headTags, placeholderOf('head'), ...stylesheets, ...modules].join('\n')}
</head>
<body>
${placeholderOf('header')}<div ${container}>${html}</div>${placeholderOf('footer')}
</body>
</html>
`;
}

/** React puts preloads of pictures before the page; hydration expects them in the head. */
function splitPreloads(rendered: string): { preloads: string[]; html: string } {
  const preloads = rendered.match(/^(?:<link rel="preload"[^>]*>)+/)?.[0] ?? '';
  return {
    preloads: preloads ? [preloads.replaceAll('/>', '>')] : [],
    html: rendered.slice(preloads.length),
  };
}
