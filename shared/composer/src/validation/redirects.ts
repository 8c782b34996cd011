import { isPattern, matches, rawPath } from '@site/contract/paths.ts';
import type { Addressed } from './addresses.ts';

/**
 * The publishers' redirects that lead to a page, active or `waiting`; others would lead nowhere, or in a circle. The
 * document of a page moves with it.
 */
export function redirectsOf(
  releases: readonly Addressed[],
  waiting: readonly string[],
): Record<string, string> {
  const moved = allOf(releases, waiting).filter(({ isFollowed }) => isFollowed);
  return Object.fromEntries(
    moved.flatMap(({ from, to }) => [
      [from, to],
      [rawPath(from), rawPath(to)],
    ]),
  );
}

export function deadRedirects(releases: readonly Addressed[]) {
  return allOf(releases, []).filter(({ isFollowed }) => !isFollowed);
}

function allOf(releases: readonly Addressed[], waiting: readonly string[]) {
  const paths = releases.flatMap(({ pages }) => pages.map(({ path }) => path));
  const isPage = pageFinder([...paths, ...waiting]);
  return releases.flatMap(({ name, redirects }) =>
    Object.entries(redirects).map(([from, to]) => ({ name, from, to, isFollowed: isPage(to) })),
  );
}

/** Says of a visited path whether it is one of many claimed ones. */
export function pageFinder(claimed: readonly string[]): (path: string) => boolean {
  const paths = new Set(claimed);
  const patterns = claimed.filter(isPattern);
  return (path) => paths.has(path) || patterns.some((pattern) => matches(pattern, path));
}
