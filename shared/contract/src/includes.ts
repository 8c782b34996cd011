/**
 * The directives a page document may carry: three includes for the shell's parts, and one echo
 * for the variable segment of a claimed pattern. nginx resolves them at the edge; `compose` and
 * the start server resolve the same ones from the same constants, so both give the same bytes.
 */

/** The shell's parts, in the order in which a document includes them. */
export const PARTS = ['head', 'header', 'footer'] as const;
export type Part = (typeof PARTS)[number];

/** The SSI include of one of the shell's parts. */
export function includeOf(part: Part): string {
  return `<!--#include virtual="/shell/parts/${part}.html" -->`;
}

/** Stands in rendered text where the variable segment goes; no visitor's text looks like it. */
export const SEGMENT_TOKEN = '__segment__';

/** The last segment of the path as HTML text, or percent-encoded inside an address. */
export const SEGMENT_ECHO = {
  text: '<!--#echo var="segment" encoding="entity" default="" -->',
  url: '<!--#echo var="segment" encoding="url" default="" -->',
} as const;

const ENTITIES: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };

/** Escapes text as nginx's `encoding="entity"` does. */
export function escapeEntities(text: string): string {
  return text.replace(/[<>&"]/g, (char) => ENTITIES[char] ?? char);
}

/** Percent-encodes as nginx's `encoding="url"` does: everything but RFC 3986 unreserved. */
export function escapeUrl(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Resolves the echo directives of a document for a path's decoded last segment. */
export function resolveSegment(html: string, segment: string): string {
  return html
    .replaceAll(SEGMENT_ECHO.text, () => escapeEntities(segment))
    .replaceAll(SEGMENT_ECHO.url, () => escapeUrl(segment));
}
