import type { Releases } from './releases.ts';

export type SiteSources = ReturnType<typeof sourcesOf>;

/** The input of the site. Of publishers that left the list it has only files, for open tabs. */
export function sourcesOf(releases: Releases) {
  const { names, state } = releases;
  const releaseOf = (name: string) => releases.releaseOf(name) ?? [];
  const isMissing = (name: string) => names.includes(name) && !releases.releaseOf(name);
  const left = Object.keys(state.publishers).filter((name) => !names.includes(name));
  const leaving = left.filter((name) => releases.stateOf(name).left?.until.some(isMissing));
  return {
    state,
    manifests: releases.all(),
    shell: releases.releaseOf('shell'),
    /** If two remotes claim an address, the later one in this list gets it. */
    remotes: [...leaving.flatMap(releaseOf), ...releases.remotes()],
    /** Publishers off the list whose pages stay until the release of a new one is active. */
    leaving,
    previews: names.flatMap((name) => releases.releaseOf(name, 'preview') ?? []),
    /** The newest first: old tabs still request their files. */
    retired: [
      ...names.flatMap((name) => releases.retiredOf(name)),
      ...left.flatMap((name) => releases.releasesOf(name)),
    ],
    /** Publishers without an active release, and the paths of the last manifest that was read of each. */
    waiting: names
      .filter(isMissing)
      .map((name) => ({ name, paths: releases.stateOf(name).paths ?? [] })),
    isAwaiting: names.some((name) => releases.isAwaited(name)),
    given: state.overrides.given,
  };
}
