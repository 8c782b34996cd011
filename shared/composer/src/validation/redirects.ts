import type { ActiveRelease } from '@site/contract/activeReleases.ts';
import { isPattern, matches, rawPath } from '@site/contract/paths.ts';

/**
 * What is followed of the publishers' redirects: those that lead to a page, active or `waiting` (a
 * path of a publisher that has nothing there yet). Others would lead nowhere, or in a circle. The document of a page
 * moves with it.
 */
export function redirectsOf(
  releases: readonly ActiveRelease[],
  waiting: readonly string[],
): Record<string, string> {
  const isPage = pageFinder([...pathsOf(releases), ...waiting]);
  const followed = allOf(releases).filter(({ to }) => isPage(to));
  const moved = followed.flatMap(({ from, to }) => [
    [from, to],
    [rawPath(from), rawPath(to)],
  ]);
  return Object.fromEntries(moved);
}

/** The redirects that lead to no active page, with their publishers' names. */
export function deadRedirects(releases: readonly ActiveRelease[]) {
  const isPage = pageFinder(pathsOf(releases));
  return allOf(releases).filter(({ to }) => !isPage(to));
}

/** Addresses that publishers say have moved. */
function allOf(releases: readonly ActiveRelease[]) {
  return releases.flatMap(({ name, redirects }) =>
    Object.entries(redirects).map(([from, to]) => ({ name, from, to })),
  );
}

function pathsOf(releases: readonly ActiveRelease[]): string[] {
  return releases.flatMap(({ pages }) => pages.map(({ path }) => path));
}

/** Says of a visited path whether it is one of many claimed ones. */
export function pageFinder(claimed: readonly string[]): (path: string) => boolean {
  const paths = new Set(claimed);
  const patterns = claimed.filter(isPattern);
  return (path) => paths.has(path) || patterns.some((pattern) => matches(pattern, path));
}
