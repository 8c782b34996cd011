import { includeOf, PARTS, type Part } from '@site/contract/includes.ts';

/** The shell's parts as HTML. */
export type Parts = Record<Part, string>;

/** Resolves the includes of a page document as nginx does at the edge. */
export function composePage(document: string, parts: Parts): string {
  return PARTS.reduce(
    (html, part) => html.replaceAll(includeOf(part), () => parts[part]),
    document,
  );
}

/** The document without the shell's parts: what in-page navigation fetches. */
export function rawPage(document: string): string {
  return composePage(document, { head: '', header: '', footer: '' });
}

/** The template of `/remotes.json`: every remote's manifest, or `null` for one that is down. */
export function remotesTemplate(remotes: readonly string[]): string {
  const block = '<!--#block name="none" -->null<!--#endblock -->';
  const rows = remotes.map(
    (name) => `<!--#include virtual="/${name}/manifest.json" stub="none" -->`,
  );
  return `${block}[\n${rows.join(',\n')}]\n`;
}

/** Resolves that template with the manifests' texts. */
export function composeRemotes(template: string, manifestOf: (name: string) => string): string {
  return template
    .replace(/<!--#block .*?<!--#endblock -->/, '')
    .replace(
      /<!--#include virtual="\/([a-z-]+)\/manifest\.json" stub="none" -->/g,
      (_, name: string) => manifestOf(name),
    );
}
