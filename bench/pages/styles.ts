import { builtFile, readGraph } from '@site/platform/bundling/graph.ts';
import { distFolder } from '@site/platform/project/apps.ts';

const STYLE = /(<style[^>]*>)[\s\S]*?<\/style>/g;

/** A document with its styles as files and its font preloaded, as they were before. */
export function linkStyles(html: string): string {
  const graph = readGraph('shell', distFolder('shell'));
  const [font = ''] = graph['src/styles.css']?.assets ?? [];
  const shell = [
    `<link rel="preload" href="/shell/${font}" as="font" type="font/woff2" crossorigin>`,
    `<link rel="stylesheet" href="/shell/${builtFile('shell', graph, 'src/styles.css')}">`,
  ];
  return html
    .replace(/<style>\/\*! tailwindcss[\s\S]*?<\/style>/, shell.join('\n'))
    .replace(
      /<style data-page-style="([^"]*)">[\s\S]*?<\/style>/,
      '<link rel="stylesheet" href="$1" data-page-style>',
    );
}

/** A document whose styles are these, in their order; its policy, which names the others, is left out. */
export function withLeastStyles(html: string, least: readonly string[]): string {
  const styles = least.values();
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(STYLE, (_, open) => `${open}${styles.next().value ?? ''}</style>`);
}
