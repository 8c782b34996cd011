import type { ActiveReleases } from './activeReleases.ts';

export type SiteSources = ReturnType<typeof sourcesOf>;

/** What the site follows from; of publishers that left the list their files alone, for open tabs. */
export function sourcesOf(active: ActiveReleases) {
  const { names } = active;
  const { state, manifests } = active.snapshot();
  const releaseOf = (name: string) => active.releaseOf(name) ?? [];
  const isMissing = (name: string) => names.includes(name) && !active.releaseOf(name);
  const left = Object.keys(state.publishers).filter((name) => !names.includes(name));
  const leaving = left.filter((name) => active.stateOf(name).left?.until.some(isMissing));
  return {
    names,
    state,
    manifests,
    shell: active.releaseOf('shell'),
    /** A later one has an address before an earlier one. */
    remotes: [...leaving.flatMap(releaseOf), ...active.remotes()],
    /** Publishers off the list whose pages stay until the release of a new one is active. */
    leaving,
    previews: names.flatMap((name) => active.releaseOf(name, 'preview') ?? []),
    /** The newest first: old tabs still request their files. */
    retired: [
      ...names.flatMap((name) => active.retiredOf(name)),
      ...left.flatMap((name) => active.releasesOf(name)),
    ],
    /** Publishers without an active release, and the paths of the last manifest that was read of each. */
    waiting: names
      .filter(isMissing)
      .map((name) => ({ name, paths: active.stateOf(name).paths ?? [] })),
    isAwaiting: names.some((name) => active.isAwaited(name)),
    given: active.overrides.given,
  };
}
