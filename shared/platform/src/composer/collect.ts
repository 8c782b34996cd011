import type { Manifest } from '@site/contract/manifest.ts';
import type { Blobs } from './blobs.ts';
import type { Releases } from './releases.ts';
import type { State } from './state.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** States of data that stay of each build: they come often, and old tabs ask for little of them. */
const KEPT_STATES = 10;

/**
 * Forgets releases that left the stage over a week ago, of the states of data all but the last, and
 * the files that only they had; those of `announced` releases, which are still coming or refused,
 * stay. Returns how many were forgotten; the state is changed, not saved.
 */
export async function collect(
  state: State,
  releases: Releases,
  blobs: Blobs,
  announced: readonly Manifest[],
  now: Date,
): Promise<number> {
  let forgotten = 0;
  for (const [name, { left }] of Object.entries(state.publishers)) {
    const superseded = supersededStates(left);
    for (const [id, at] of Object.entries(left)) {
      if (now.getTime() - Date.parse(at) < WEEK_MS && !superseded.has(id)) continue;
      delete left[id];
      await releases.remove(name, id);
      forgotten += 1;
    }
  }
  if (forgotten > 0) {
    const kept = [...(await releases.all()), ...announced];
    await blobs.keepOnly(
      new Set(kept.flatMap(({ files }) => Object.values(files).map(({ sha256 }) => sha256))),
    );
  }
  return forgotten;
}

/** A state of data that left the stage, as far as it matters: its documents are nobody's to ask for. */
export function assetsOnly(manifest: Manifest): Manifest {
  const files = Object.entries(manifest.files).filter(([file]) => /^(assets|brand)\//.test(file));
  return { ...manifest, files: Object.fromEntries(files), pages: [] };
}

/** The ids of states of data after which many of the same build came; an id is `build.revision`. */
function supersededStates(left: Readonly<Record<string, string>>): Set<string> {
  const counts = new Map<string, number>();
  const newestFirst = Object.entries(left).sort(([, one], [, other]) => (one < other ? 1 : -1));
  const old = newestFirst.flatMap(([id]) => {
    const [build = '', revision] = id.split('.');
    if (!revision) return [];
    const count = (counts.get(build) ?? 0) + 1;
    counts.set(build, count);
    return count > KEPT_STATES ? [id] : [];
  });
  return new Set(old);
}
