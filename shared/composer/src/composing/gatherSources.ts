import type { Manifest } from '@site/contract/manifest.ts';
import { takenOver } from '../validation/claims.ts';
import type { Blobs } from './blobs.ts';
import { type Inline, inlineHashes } from './edgeMaps.ts';
import type { Releases } from './releases.ts';
import type { SiteSources } from './siteSources.ts';
import type { State } from './state.ts';

export interface Known {
  /** The listed publishers: what others have in the store is not on the site. */
  names: readonly string[];
  state: State;
  active: ReadonlyMap<string, Manifest>;
  previews: readonly Manifest[];
  releases: Releases;
  blobs: Blobs;
}

/** Brings together what the site follows from: active and retired releases, awaited publishers. */
export async function gatherSources({
  names,
  state,
  active,
  previews,
  releases,
  blobs,
}: Known): Promise<SiteSources> {
  const { publishers, awaited, changed } = state;
  const ids = names.flatMap((name) =>
    Object.keys(publishers[name]?.retired ?? {}).map((id) => ({ name, id })),
  );
  const read = await Promise.all(ids.map(({ name, id }) => releases.read(name, id)));
  const retired = read.filter((manifest) => manifest !== undefined);
  return {
    shell: active.get('shell'),
    remotes: withoutTakenOver(
      names.flatMap((name) => (name === 'shell' ? [] : (active.get(name) ?? []))),
    ),
    previews,
    retired,
    waiting: names
      .filter((name) => !active.has(name))
      .flatMap((name) => publishers[name]?.paths ?? []),
    isAwaiting: awaited.some((name) => names.includes(name) && !publishers[name]?.paths),
    retiredInline: await inlineOf(retired, blobs),
    changedOn: (path) => changed[path]?.at.slice(0, 10),
  };
}

/** The remotes without the pages that others among them took over. */
function withoutTakenOver(remotes: readonly Manifest[]): Manifest[] {
  return remotes.map((remote) => {
    const gone = new Set(takenOver(remote, remotes).map(({ path }) => path));
    if (gone.size === 0) return remote;
    return { ...remote, pages: remote.pages.filter(({ path }) => !gone.has(path)) };
  });
}

async function inlineOf(retired: readonly Manifest[], blobs: Blobs): Promise<Inline[]> {
  const heads = retired.map(async ({ files, shell }) => {
    const sha256 = shell && files[shell.parts.head]?.sha256;
    return sha256 ? [inlineHashes((await blobs.read(sha256)).toString())] : [];
  });
  return (await Promise.all(heads)).flat();
}
