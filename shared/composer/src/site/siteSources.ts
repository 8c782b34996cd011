import type { Manifest } from '@site/contract/manifest.ts';
import type { Releases } from '../store/releases.ts';
import { idsOf, type State } from '../store/state.ts';
import { takenOver } from '../validation/claims.ts';

/** All that the site follows from. */
export type SiteSources = Awaited<ReturnType<typeof gatherSources>>;

interface Known {
  names: readonly string[];
  state: State;
  manifests: ReadonlyMap<string, Manifest>;
  previews: ReadonlyMap<string, Manifest>;
  releases: Releases;
}

/** Brings together what the site follows from; what other publishers have in the store is not on it. */
export async function gatherSources({ names, state, manifests, previews, releases }: Known) {
  const { publishers, awaited, changed } = state;
  const ids = names.flatMap((name) =>
    idsOf({ retired: publishers[name]?.retired ?? {} }).map((id) => ({ name, id })),
  );
  const read = await Promise.all(ids.map(({ name, id }) => releases.read(name, id)));
  const retired = read.filter((manifest) => manifest !== undefined);
  return {
    shell: manifests.get('shell'),
    remotes: withoutTakenOver(
      names.flatMap((name) => (name === 'shell' ? [] : (manifests.get(name) ?? []))),
    ),
    /** Releases that the preview cookie shows in place of the active ones. */
    previews: [...previews.values()],
    /** Releases that retired lately, the newest first: old tabs still request their files. */
    retired,
    /** Paths of publishers whose manifest was received, but that have no active release. */
    waiting: names
      .filter((name) => !manifests.has(name))
      .flatMap((name) => publishers[name]?.paths ?? []),
    /** Whether no manifest was ever received of a publisher that was listed at the beginning. */
    isAwaiting: awaited.some((name) => names.includes(name) && !publishers[name]?.paths),
    /** When a page's content last changed, as a date. */
    changedOn: (path: string) => changed[path]?.at.slice(0, 10),
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
