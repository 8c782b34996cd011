/**
 * The directives a page document may carry: three includes for the shell's parts, and one echo
 * for the variable of a claimed pattern. nginx resolves them at the edge; `compose` and
 * the start server resolve the same ones from the same constants, so both give the same bytes.
 */

/** The shell's parts, in the order in which a document includes them. */
export const PARTS = ['head', 'header', 'footer'] as const;
export type Part = (typeof PARTS)[number];

/** The SSI include of one of the shell's parts. */
export function includeOf(part: Part): string {
  return `<!--#include virtual="/shell/parts/${part}.html" -->`;
}

/** Stands in rendered text where the variable goes; no visitor's text looks like it. */
export const PARAM_TOKEN = '__param__';

/**
 * What the visited path has for the variable: decoded for reading, or as it stood in the address.
 * Both are escaped for HTML by whoever resolves them.
 */
export const PARAM_ECHO = {
  text: '<!--#echo var="segment" encoding="entity" default="" -->',
  url: '<!--#echo var="segment_uri" encoding="entity" default="" -->',
} as const;

const ENTITIES: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };

/** Escapes text as nginx's `encoding="entity"` does. */
export function escapeEntities(text: string): string {
  return text.replace(/[<>&"]/g, (char) => ENTITIES[char] ?? char);
}

export interface Param {
  /** Decoded. */
  text: string;
  /** As it stood in the address, percent-encoded. */
  uri: string;
}

/** Resolves the echo directives of a document for the visited path. */
export function resolveParam(html: string, param: Param): string {
  return html
    .replaceAll(PARAM_ECHO.text, () => escapeEntities(param.text))
    .replaceAll(PARAM_ECHO.url, () => escapeEntities(param.uri));
}
