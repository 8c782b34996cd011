import type { ActiveRelease } from '@site/contract/activeReleases.ts';
import type { Manifest, ManifestPage } from '@site/contract/manifest.ts';
import { isPattern, isReserved, matches, parentOf } from '@site/contract/paths.ts';
import { SEARCH_INDEX } from '@site/contract/search.ts';

/** Where the composer's own lists answer; no file of the shell may take their place. */
export const LISTS = {
  remotes: '/remotes.json',
  active: '/stage.json',
  sitemap: '/sitemap.xml',
  search: SEARCH_INDEX,
};

/** The fields of a release that its addresses follow from; `/stage.json` of another site lacks the optional ones. */
export interface Addressed extends Pick<ActiveRelease, 'name' | 'redirects' | 'gives'> {
  pages: readonly (Pick<ManifestPage, 'path'> & Partial<ManifestPage>)[];
  files?: Manifest['files'];
}

interface Address {
  owner: string;
  /** As its owner writes it: a path, a pattern, a file of the site's root. */
  claimed: string;
  answer: 'page' | 'redirect' | 'file';
}

/** All patterns with one parent answer the same addresses, whatever their variable is called. */
const addressOf = (claimed: string) => (isPattern(claimed) ? `${parentOf(claimed)}/*` : claimed);

export const feedOf = (path: string) => `${path === '/' ? '' : path}/feed.xml`;

/** The addresses of a release: from all manifest fields by which browsers request its pages or recognize them. */
function addressesOf({ name: owner, pages, redirects, files = {} }: Addressed): Address[] {
  // A kind of pages is an address too: browsers find by it which code and styles an address needs.
  const kinds = new Set(pages.flatMap((one) => (one.page === one.path ? [] : (one.page ?? []))));
  const root = Object.keys(files).filter((file) => owner === 'shell' && file.startsWith('root/'));
  const claims = {
    page: [...kinds, ...pages.map(({ path }) => path)],
    redirect: Object.keys(redirects),
    file: [
      ...pages.filter(({ feed }) => feed).map(({ path }) => feedOf(path)),
      ...root.map((file) => file.slice('root'.length)),
    ],
  };
  const answers = ['page', 'redirect', 'file'] as const;
  return answers.flatMap((answer) => claims[answer].map((claimed) => ({ owner, claimed, answer })));
}

type Addresses = ReadonlyMap<string, Address>;

/** Paths that operators hand over, each with its new owner. */
export type Given = Readonly<Record<string, string>>;

function isGiven(path: string, from: Addressed | undefined, to: string, given: Given): boolean {
  return (given[path] ?? from?.gives?.[path]) === to;
}

/**
 * The owner of each address. If two releases claim an address, the later one gets it. An address that is given away
 * belongs to its new owner as soon as that publisher claims it, in any order. `given` are the operators' decisions.
 */
export function planAddresses(releases: readonly Addressed[], given: Given = {}): Addresses {
  const lists = Object.values(LISTS).map((claimed): [string, Address] => [
    claimed,
    { owner: 'the composer', claimed, answer: 'file' },
  ]);
  const addresses = new Map(lists);
  for (const release of releases)
    for (const address of addressesOf(release)) {
      const before = addresses.get(addressOf(address.claimed));
      if (before && isGiven(address.claimed, release, before.owner, given)) continue;
      addresses.set(addressOf(address.claimed), address);
    }
  return addresses;
}

/** A release without what it gave to publishers that have it by now. */
export function ownedBy<Release extends Addressed>(
  addresses: Addresses,
  release: Release,
): Release {
  const isOwn = (claimed: string) => addresses.get(addressOf(claimed))?.owner === release.name;
  const redirects = Object.entries(release.redirects).filter(([from]) => isOwn(from));
  const pages = release.pages.filter(({ path }) => isOwn(path));
  if (pages.length === release.pages.length && !release.gives) return release;
  return { ...release, pages, redirects: Object.fromEntries(redirects) };
}

/**
 * Addresses of other publishers that a release would change: it claims one of them, its pattern covers one of them, or
 * its path lies under a pattern of another publisher. `by` is the release's path that causes the change.
 */
export function changesBy(release: Addressed, others: readonly Addressed[], given: Given = {}) {
  const before = planAddresses(others, given);
  const foreign = [...before.values()].filter(
    ({ owner, answer }) => owner !== release.name && answer !== 'file',
  );
  const patterns = foreign.filter(({ claimed }) => isPattern(claimed));
  const byName = new Map(others.map((other) => [other.name, other]));
  return addressesOf(release).flatMap(({ claimed: by, answer }) => {
    const own = before.get(addressOf(by));
    const isTaken =
      own &&
      !isGiven(by, release, own.owner, given) &&
      !isGiven(own.claimed, byName.get(own.owner), release.name, given);
    const isHidden = ({ claimed }: Address) =>
      addressOf(claimed) !== addressOf(by) &&
      (isPattern(by) ? matches(by, claimed) : matches(claimed, by));
    const around = answer === 'file' ? [] : isPattern(by) ? foreign : patterns;
    return [...(isTaken ? [own] : []), ...around.filter(isHidden)].map((one) => ({ ...one, by }));
  });
}

/** The paths of a release that no publisher may claim, or that it claims twice. */
export function unclaimable(release: Addressed): string[] {
  const paths = [...release.pages.map(({ path }) => path), ...Object.keys(release.redirects)];
  const seen = new Set<string>();
  const twice = paths.filter((path) => seen.size === seen.add(addressOf(path)).size);
  const kinds = release.pages.flatMap(({ page }) => page ?? []);
  const reserved = [...new Set([...paths, ...kinds])].filter((path) =>
    isReserved(path, release.name),
  );
  return [
    ...reserved.map((path) => `${path} is reserved`),
    ...twice.map((path) => `${path} is claimed twice by ${release.name}`),
  ];
}

/**
 * All redirects. `isFollowed` if the target is a page, active or of a publisher in `waiting`: other redirects could
 * lead a visitor in a circle.
 */
export function redirectsOf(
  releases: readonly Addressed[],
  waiting: readonly { paths: readonly string[] }[] = [],
) {
  const active = releases.flatMap(({ pages }) => pages.map(({ path }) => path));
  const isPage = pageFinder([...active, ...waiting.flatMap(({ paths }) => paths)]);
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
