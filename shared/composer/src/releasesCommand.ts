import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readIfThere, readStored } from '@site/contract/readStored.ts';
import * as z from 'zod';
import { UserError } from './base/errors.ts';
import { readEnvironment } from './base/readEnvironment.ts';
import { runCommand } from './base/runCommand.ts';
import { variables } from './base/variables.ts';
import { realDisk } from './store/disk.ts';
import { readOverrides, writeOverrides } from './store/overrides.ts';
import { overridesAfter, RELEASES_HELP } from './store/overridesAfter.ts';
import { readState } from './store/state.ts';

const TIMEOUT_MS = 10_000;

const statusSchema = z.object({
  polledAt: z.string(),
  isSettled: z.boolean(),
});

await runCommand({ help: RELEASES_HELP, names: 3 }, async (_, words) => {
  const { STORE: store } = readEnvironment({ STORE: variables.STORE });
  if (words.length === 0) return print(store);
  await writeOverrides(store, overridesAfter(words, store), realDisk);
  // The composer reads them in each poll cycle; what visitors see follows them once their state has them.
  const overrides = JSON.stringify(readOverrides(store));
  const isFollowed = () => JSON.stringify(readState(store)?.overrides) === overrides;
  const written = Date.now();
  let hasLooked = false;
  while (Date.now() < written + TIMEOUT_MS) {
    const status = readStored(statusSchema, store, 'status/status.json');
    hasLooked = status !== undefined && Date.parse(status.polledAt) > written + 1000;
    if (hasLooked && status?.isSettled && isFollowed()) break;
    await pause(200);
  }
  if (!hasLooked)
    throw new UserError('It is noted, but the composer does not poll: is it running?');
  print(store);
});

function print(store: string): void {
  const text = readIfThere(join(store, 'status/status.txt'));
  if (!text) throw new UserError(`${store} has no status yet: is STORE the composer's folder?`);
  console.log(`${store}: ${text}`);
}
