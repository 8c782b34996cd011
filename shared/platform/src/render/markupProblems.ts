import { extname } from 'node:path';
import type { Claimant } from '@site/composer/validation/claims.ts';
import { tagsOf } from '@site/composer/validation/contents/htmlTags.ts';
import { pageFinder } from '@site/composer/validation/redirects.ts';
import { isReserved } from '@site/contract/paths.ts';

/** What a page's HTML shows to be wrong: images without an alternative text, links that are no `isPage`. */
export function markupProblems(html: string, isPage: (path: string) => boolean): string[] {
  return [...tagsOf(html)].flatMap(({ name, attributes, source }) => {
    if (name === 'img' && !attributes.has('alt'))
      return [`an image has no alt: ${source.slice(0, 120)}`];
    const href = (name === 'a' && attributes.get('href')) || '';
    const path = /^\/(?!\/)[^?#]*/.exec(href)?.[0];
    return path && !isPage(path) ? [`it links to ${path}, which is no page of the site`] : [];
  });
}

/** Says whether a path leads to a page, a redirect, an address of the shell's or a file. */
export function linkFinder(claimants: readonly Claimant[]): (path: string) => boolean {
  const isPage = pageFinder(
    claimants.flatMap(({ pages, redirects }) => [
      ...pages.map(({ path }) => path),
      ...Object.keys(redirects),
    ]),
  );
  return (path) => isPage(path) || isReserved(path) || extname(path) !== '';
}
