import { type Manifest, type ManifestPage, releaseId } from '@site/contract/manifest.ts';
import { messageOf } from '@site/contract/messageOf.ts';
import type { Blobs } from '../store/blobs.ts';
import { hashOf } from './frame.ts';

export interface SiteFragment {
  owner: Manifest;
  html: string;
  /** Addresses. */
  stylesheets: readonly string[];
  /** Changes whenever a page that shows it would come out differently. */
  key: string;
}

/** Fragments of a site by the names of their places: `mf-channels/topics`. */
export type SiteFragments = ReadonlyMap<string, SiteFragment>;

/**
 * Reads the fragments that pages of these releases show. Where one cannot be read, its places keep what stands in
 * them, and `failures` says why by its owner's name.
 */
export async function readFragments(
  releases: readonly Manifest[],
  blobs: Blobs,
  failures: Map<string, string>,
): Promise<SiteFragments> {
  const fragments = new Map<string, SiteFragment>();
  const shown = new Set(
    releases.flatMap(({ pages }) => pages.flatMap(({ places = [] }) => places)),
  );
  for (const owner of releases)
    for (const [name, { document, stylesheets: files }] of Object.entries(owner.fragments ?? {})) {
      const place = `${owner.name}/${name}`;
      if (!shown.has(place)) continue;
      try {
        const hashes = [document, ...files].map((file) => hashOf(owner, file));
        const html = String(await blobs.read(hashes[0] ?? ''));
        const stylesheets = files.map((file) => `/${owner.name}/${file}`);
        fragments.set(place, { owner, html, stylesheets, key: hashes.join() });
      } catch (error) {
        failures.set(owner.name, `${place}: ${messageOf(error)}`);
      }
    }
  return fragments;
}

export function shownOn({ places = [] }: ManifestPage, fragments: SiteFragments): SiteFragments {
  return new Map([...fragments].filter(([place]) => places.includes(place)));
}

/** Which pages show a publisher's fragments: the builds of both, for the status. */
export function fragmentUses(owner: Manifest, releases: readonly Manifest[]): string[] {
  return Object.keys(owner.fragments ?? {}).map((name) => {
    const place = `${owner.name}/${name}`;
    const pages = releases.flatMap((release) =>
      release.pages.filter(({ places }) => places?.includes(place)).map(({ path }) => path),
    );
    const [first, ...others] = pages;
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `${name} of ${releaseId(owner)} on ${first ? first + more : 'no page'}`;
  });
}
