import { extname } from 'node:path';
import type { Addressed } from '@site/composer/validation/addresses.ts';
import { tagsOf } from '@site/composer/validation/contents/readHtml.ts';
import { pageFinder } from '@site/composer/validation/redirects.ts';
import { isReserved } from '@site/contract/paths.ts';

/** Gives the document of a page of the site, where it is known. */
type DocumentOf = (path: string) => string | undefined;

/**
 * What a page's HTML shows to be wrong: images without an alternative text, links that are no `isPage`, or lead to a
 * part that the page there, its `documentOf`, does not have.
 */
export function markupProblems(
  html: string,
  isPage: (path: string) => boolean,
  documentOf: DocumentOf = () => undefined,
): string[] {
  return tagsOf(html).flatMap(({ name, attributes, source }) => {
    if (name === 'img' && !attributes.has('alt'))
      return [`an image has no alt: ${source.slice(0, 120)}`];
    const href = (name === 'a' && attributes.get('href')) || '';
    const [, path, anchor] = /^(\/(?!\/)[^?#]*)[^#]*(?:#(.+))?$/.exec(href) ?? [];
    if (!path) return [];
    if (!isPage(path)) return [`it links to ${path}, which is no page of the site`];
    const document = anchor && documentOf(path);
    if (!document || tagsOf(document).some((tag) => tag.attributes.get('id') === anchor)) return [];
    return [`it links to ${path}#${anchor}, and that page has nothing with this id`];
  });
}

/** Says whether a path leads to a page, a redirect, an address of the shell's or a file. */
export function linkFinder(claimants: readonly Addressed[]): (path: string) => boolean {
  const isPage = pageFinder(
    claimants.flatMap(({ pages, redirects }) => [
      ...pages.map(({ path }) => path),
      ...Object.keys(redirects),
    ]),
  );
  return (path) => isPage(path) || isReserved(path) || extname(path) !== '';
}
