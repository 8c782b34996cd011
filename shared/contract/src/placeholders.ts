import { markBottomBar } from './bottomBar.ts';

/** The shell's parts, in the order in which a page document leaves room for them. */
export const PARTS = ['head', 'header', 'footer'] as const;
export type Part = (typeof PARTS)[number];
export type Parts = Record<Part, string>;

/** Where one of the shell's parts goes in a page document. */
export function placeholderOf(part: Part): string {
  return `<!--shell:${part}-->`;
}

/** Where the map of the site goes in the document of the shell's search page; nowhere else. */
export const MAP_PLACEHOLDER = '<!--shell:map-->';

/** Puts the shell's parts into a page document. */
export function fillPlaceholders(document: string, parts: Parts): string {
  const marked = (part: Part) =>
    part === 'head' ? parts.head : markCurrentPage(parts[part], document);
  return PARTS.reduce(
    (html, part) => html.replace(placeholderOf(part), () => marked(part)),
    markBottomBar(document),
  );
}

/** On a page's container: the path that its document is published under. */
const PAGE = / data-page="([^"]*)"/;

/** Marks the links that lead to the page of a document, as the shell's code does once it is hydrated. */
function markCurrentPage(part: string, document: string): string {
  const path = PAGE.exec(document)?.[1];
  return path ? part.replaceAll(` href="${path}"`, `$& aria-current="page"`) : part;
}

/** The document without the shell's parts: what in-page navigation fetches. */
export function withoutParts(document: string): string {
  return fillPlaceholders(document, { head: '', header: '', footer: '' });
}
