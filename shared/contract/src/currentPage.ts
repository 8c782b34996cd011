/** On a page's container: the path that its document is published under. */
const PAGE = / data-page="([^"]*)"/;

/**
 * Marks the links of a part of the shell that lead to the page of a document: the part is rendered
 * once for all pages. The shell's own code marks the same links once it is hydrated.
 */
export function markCurrentPage(part: string, document: string): string {
  const path = PAGE.exec(document)?.[1];
  return path ? part.replaceAll(` href="${path}"`, `$& aria-current="page"`) : part;
}
