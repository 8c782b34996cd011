import type { Manifest } from '@site/contract/manifest.ts';
import { forgetChanges } from '../site/pageDates.ts';
import type { Blobs } from './blobs.ts';
import type { Releases } from './releases.ts';
import type { State } from './state.ts';

/** How long open tabs still request what is retired. */
export const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** How far time goes on between two collections, of which there is one an hour: a clock may be wrong. */
const MAX_STEP_MS = WEEK_MS / 7;

/**
 * Forgets releases that retired over a week ago, the files that no release has, and since
 * when pages say what they say that no publisher has; files of `received` releases, which are still
 * coming or refused, stay. Returns how much was forgotten; the state is changed, not saved.
 */
export async function collect(
  { state, releases, blobs }: { state: State; releases: Releases; blobs: Blobs },
  received: readonly Manifest[],
  now: Date,
): Promise<number> {
  let forgotten = 0;
  const before = Date.parse(state.collectedAt ?? now.toISOString());
  const at = new Date(Math.min(now.getTime(), before + MAX_STEP_MS));
  state.collectedAt = at.toISOString();
  for (const [name, { retired }] of Object.entries(state.publishers)) {
    for (const [id, since] of Object.entries(retired)) {
      // Of a clock that was ahead, and is right again.
      if (since > now.toISOString()) retired[id] = at.toISOString();
      if (at.getTime() - Date.parse(since) < WEEK_MS) continue;
      delete retired[id];
      await releases.remove(name, id);
      forgotten += 1;
    }
  }
  const kept = [...(await releases.all()), ...received];
  await blobs.keepOnly(
    new Set(kept.flatMap(({ files }) => Object.values(files).map(({ sha256 }) => sha256))),
  );
  return forgotten + forgetChanges(state);
}

/** A retired state of data, as far as open tabs need it: no browser requests its documents. */
export function assetsOnly(manifest: Manifest): Manifest {
  const files = Object.entries(manifest.files).filter(([file]) =>
    /^(assets|brand|files)\//.test(file),
  );
  return { ...manifest, files: Object.fromEntries(files), pages: [] };
}
