import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { activeReleasesSchema } from '@site/contract/activeReleases.ts';
import { releaseId } from '@site/contract/manifest.ts';
import { type Disk, readStored } from './disk.ts';
import type { Releases } from './releases.ts';
import { publisherState, STATE_FILE, type State, writeState } from './state.ts';

/**
 * The state of a store that has none: an empty store awaits all `names`. One that cannot be
 * understood is set aside as `state.json.damaged`; what visitors see stays, as `/stage.json` names
 * it, and every other release that is kept counts as having left now.
 */
export async function restoreState(
  store: string,
  names: readonly string[],
  releases: Releases,
  disk: Disk,
  onDamaged: (file: string) => void,
): Promise<State> {
  const state: State = { publishers: {}, awaited: [...names], changed: {} };
  const file = join(store, STATE_FILE);
  if (!existsSync(file)) return state;
  onDamaged(STATE_FILE);
  await rename(file, `${file}.damaged`);
  const at = new Date().toISOString();
  const listed = readStored(activeReleasesSchema, store, 'site/root/stage.json') ?? [];
  const active = new Set(listed.map((release) => `${release.name} ${releaseId(release)}`));
  for (const manifest of await releases.all()) {
    const { name, pages } = manifest;
    const id = releaseId(manifest);
    const publisher = publisherState(state, name);
    if (active.has(`${name} ${id}`)) {
      publisher.active = { id, since: at };
      publisher.paths = pages.map(({ path }) => path);
    } else publisher.retired[id] = at;
  }
  await writeState(store, JSON.stringify(state), disk);
  return state;
}
