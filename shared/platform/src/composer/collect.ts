import type { Manifest } from '@site/contract/manifest.ts';
import type { Blobs } from './blobs.ts';
import type { Releases } from './releases.ts';
import type { State } from './state.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Forgets releases that left the stage over a week ago, and the files that only they had; those
 * of `announced` releases, which are still coming or refused, stay. Returns how many were
 * forgotten; the state is changed, not saved.
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
    for (const [id, at] of Object.entries(left)) {
      if (now.getTime() - Date.parse(at) < WEEK_MS) continue;
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
