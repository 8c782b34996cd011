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

/** A release as far as addresses follow from it: of other sites' releases `/stage.json` says no more. */
export interface Addressed extends Pick<ActiveRelease, 'name' | 'redirects' | 'gives'> {
  pages: readonly (Pick<ManifestPage, 'path'> & Partial<ManifestPage>)[];
  files?: Manifest['files'];
}

/** What answers at an address of the site, and the publisher that it belongs to. */
export interface Address {
  owner: string;
  /** As its owner writes it: a path, a pattern, a file of the site's root. */
  claimed: string;
  answer: 'page' | 'redirect' | 'file';
}

/** All patterns with one parent answer the same addresses, whatever their variable is called. */
const addressOf = (claimed: string) => (isPattern(claimed) ? `${parentOf(claimed)}/*` : claimed);

/** What a release answers: every field of its manifest by which browsers reach it, or take its pages for others. */
export function addressesOf({ name: owner, pages, redirects, files = {} }: Addressed): Address[] {
  const page = (claimed: string): Address => ({ owner, claimed, answer: 'page' });
  const kinds = new Set(pages.flatMap((one) => (one.page === one.path ? [] : (one.page ?? []))));
  const feeds = pages.filter(({ feed }) => feed).map(({ path }) => feedOf(path));
  const isRoot = (file: string) => owner === 'shell' && file.startsWith('root/');
  const root = Object.keys(files).filter(isRoot);
  return [
    // A kind of pages is an address too: browsers find by it which code and styles an address needs.
    ...[...kinds].map(page),
    ...pages.map(({ path }) => page(path)),
    ...Object.keys(redirects).map((claimed): Address => ({ owner, claimed, answer: 'redirect' })),
    ...[...feeds, ...root.map((file) => file.slice('root'.length))].map(
      (claimed): Address => ({ owner, claimed, answer: 'file' }),
    ),
  ];
}

/** Where the feed of a page answers. */
export const feedOf = (path: string) => `${path === '/' ? '' : path}/feed.xml`;

/** Every address of the site. */
export type Addresses = ReadonlyMap<string, Address>;

/**
 * What answers where, of many releases; a later release has an address before an earlier one. One that is given away
 * is its new owner's as soon as that one has it, wherever it stands. `given` are the operators' decisions.
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

/** The owner of a path or pattern, however its variable is called. */
export const ownerOf = (addresses: Addresses, claimed: string): string | undefined =>
  addresses.get(addressOf(claimed))?.owner;

/** Paths that operators hand over, each with its new owner. */
export type Given = Readonly<Record<string, string>>;

function isGiven(path: string, from: Addressed, to: string, given: Given): boolean {
  return (given[path] ?? from.gives?.[path]) === to;
}

/** A release without what it gave to publishers that have it by now. */
export function ownedBy<Release extends Addressed>(
  addresses: Addresses,
  release: Release,
): Release {
  const isOwn = (claimed: string) => ownerOf(addresses, claimed) === release.name;
  const redirects = Object.entries(release.redirects).filter(([from]) => isOwn(from));
  const pages = release.pages.filter(({ path }) => isOwn(path));
  if (pages.length === release.pages.length && !release.gives) return release;
  return { ...release, pages, redirects: Object.fromEntries(redirects) };
}

/** An address that would change by a release of another publisher: `by` is the path that does it. */
export interface Change extends Address {
  by: string;
}

/**
 * What a release changes that it does not own: the plan of the addresses with it beside the one without it. An
 * address of another publisher changes hands, or its page is hidden behind a pattern, or hides one itself.
 */
export function changesBy(
  release: Addressed,
  others: readonly Addressed[],
  given: Given = {},
): Change[] {
  const before = planAddresses(others, given);
  const after = planAddresses([...others, release], given);
  const byName = new Map(others.map((other) => [other.name, other]));
  const isLost = ({ owner, claimed }: Address) => {
    const from = byName.get(owner);
    return !from || !isGiven(claimed, from, release.name, given);
  };
  const taken = [...before].flatMap(([address, own]): Change[] => {
    const by = after.get(address);
    return by && by.owner !== own.owner && isLost(own) ? [{ ...own, by: by.claimed }] : [];
  });
  return [...taken, ...shadowsOf(release, before)];
}

/** Plain paths below another publisher's pattern, and patterns around another publisher's paths. */
function shadowsOf(release: Addressed, before: Addresses): Change[] {
  const others = [...before.values()].filter(({ owner }) => owner !== release.name);
  const patterns = others.filter(({ claimed }) => isPattern(claimed));
  return addressesOf(release)
    .filter(({ answer }) => answer !== 'file')
    .flatMap(({ claimed: by }) => {
      const hidden = isPattern(by)
        ? others.filter(({ claimed, answer }) => answer !== 'file' && matches(by, claimed))
        : patterns.filter(({ claimed }) => matches(claimed, by));
      return hidden
        .filter(({ claimed }) => addressOf(claimed) !== addressOf(by))
        .map((own) => ({ ...own, by }));
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
