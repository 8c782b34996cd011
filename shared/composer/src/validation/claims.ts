import type { ActiveRelease } from '@site/contract/activeReleases.ts';
import type { Manifest } from '@site/contract/manifest.ts';
import { isPattern, overlaps } from '@site/contract/paths.ts';

/** A path that a publisher says is its own. */
export interface Claim {
  name: string;
  path: string;
  /** Whether it may have been another's until now. */
  takesOver: boolean;
}

/** What a release says of its paths. */
export type Claimant = Pick<ActiveRelease, 'name' | 'pages' | 'redirects' | 'takesOver'>;

/** What a publisher claims: its pages and its redirects. */
export function claimsOf({ name, pages, redirects, takesOver = [] }: Claimant): Claim[] {
  return [...pages.map(({ path }) => path), ...Object.keys(redirects)].map((path) => ({
    name,
    path,
    takesOver: takesOver.includes(path),
  }));
}

/**
 * Finds which of many claims stands against another one. A path may be claimed twice while it
 * is taken over: by its next owner and by the one before.
 */
export function ownerFinder(claims: readonly Claim[]): (claim: Claim) => Claim | undefined {
  const patterns = claims.filter(({ path }) => isPattern(path));
  const byPath = Map.groupBy(claims, ({ path }) => path);
  return (claim) => {
    // Thousands of pages are held against thousands of others: patterns alone need a look at all.
    const near = isPattern(claim.path) ? claims : [...(byPath.get(claim.path) ?? []), ...patterns];
    return near.find((other) => overlaps(other.path, claim.path) && !isTakeover(other, claim));
  };
}

/** The paths that a remote still claims though another took them over, and that other. */
export function takenOver(
  { name, pages, takesOver: own = [] }: Manifest,
  remotes: Iterable<ActiveRelease>,
): { path: string; by: string }[] {
  const others = [...remotes].filter((other) => other.name !== name && other.takesOver);
  if (others.length === 0) return [];
  return pages.flatMap(({ path }) => {
    const by = others.find(({ takesOver }) => takesOver?.includes(path));
    return by && !own.includes(path) ? [{ path, by: by.name }] : [];
  });
}

/** The remotes without the pages that others among them took over. */
export function withoutTakenOver(remotes: readonly Manifest[]): Manifest[] {
  return remotes.map((remote) => {
    const gone = new Set(takenOver(remote, remotes).map(({ path }) => path));
    if (gone.size === 0) return remote;
    return { ...remote, pages: remote.pages.filter(({ path }) => !gone.has(path)) };
  });
}

function isTakeover(one: Claim, other: Claim): boolean {
  return one.path === other.path && one.takesOver !== other.takesOver;
}
