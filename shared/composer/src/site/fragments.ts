import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import { messageOf } from '@site/contract/messageOf.ts';
import { offeredBy, type Shown } from '@site/contract/places.ts';
import type { Blobs } from '../store/blobs.ts';
import { hashOf } from './frame.ts';

export interface SiteFragment extends Shown {
  owner: Manifest;
  /** Changes whenever a page that shows it would come out differently. */
  key: string;
}

/** Fragments that pages show, by their places; `failures` says why the one of an owner cannot be read. */
export async function readFragments(
  releases: readonly Manifest[],
  blobs: Blobs,
  failures: Map<string, string>,
): Promise<ReadonlyMap<string, SiteFragment>> {
  const fragments = new Map<string, SiteFragment>();
  const shown = new Set(
    releases.flatMap(({ pages }) => pages.flatMap(({ places = [] }) => places)),
  );
  const offered = [...offeredBy(releases)].filter(([place]) => shown.has(place));
  for (const [place, { owner, document, stylesheets: files }] of offered)
    try {
      const hashes = [document, ...files].map((file) => hashOf(owner, file));
      const html = String(await blobs.read(hashes[0] ?? ''));
      const stylesheets = files.map((file) => `/${owner.name}/${file}`);
      fragments.set(place, { owner, html, stylesheets, key: hashes.join() });
    } catch (error) {
      failures.set(owner.name, `${place}: ${messageOf(error)}`);
    }
  return fragments;
}

/** The pages that show a publisher's fragments, as lines of the status. */
export function fragmentUses(owner: Manifest, releases: readonly Manifest[]): string[] {
  const pages = releases.flatMap((release) => release.pages);
  return Object.keys(owner.fragments ?? {}).map((name) => {
    const place = `${owner.name}/${name}`;
    const [first, ...others] = pages.filter(({ places }) => places?.includes(place));
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `${name} of ${releaseId(owner)} on ${first?.path ?? 'no page'}${more}`;
  });
}
