import { setTimeout as pause } from 'node:timers/promises';
import { UserError } from './base/errors.ts';
import { runCommand } from './base/runCommand.ts';
import {
  overridesAfter,
  RELEASES_HELP,
  readOverrides,
  writeOverrides,
} from './operating/overrides.ts';
import { statusText } from './operating/status.ts';
import { type Status, statusSchema } from './operating/statusSchema.ts';
import { readStored, realDisk } from './store/disk.ts';

const TIMEOUT_MS = 10_000;

await runCommand({ help: RELEASES_HELP, names: 3 }, async (_, words) => {
  const store = process.env.STORE;
  if (!store) throw new UserError('STORE is not set: the folder of the composer is needed.');
  if (words.length === 0) return print(store, readStatus(store));
  await writeOverrides(store, overridesAfter(words, store), realDisk);
  // The composer reads them in each poll cycle: a later status has them, and what visitors see then.
  const overrides = JSON.stringify(readOverrides(store));
  const written = Date.now();
  for (;;) {
    const status = readStatus(store);
    const hasLooked = status && Date.parse(status.polledAt) > written + 1000;
    const isLate = Date.now() > written + TIMEOUT_MS;
    const isApplied = status?.overrides === overrides;
    if (hasLooked && (isLate || (isApplied && isSettled(status)))) return print(store, status);
    if (isLate) {
      throw new UserError('It is noted, but the composer does not poll: is it running?');
    }
    await pause(200);
  }
});

/** Whether visitors see what is active, and every preview was downloaded, or failed for a reason. */
function isSettled({ publishers }: Status): boolean {
  return publishers.every(
    ({ publishing, failure, preview }) =>
      (!publishing || failure) && (!preview || preview.name || preview.problem || preview.refusal),
  );
}

/** The status file of a composer is the first sign that STORE is its folder. */
function print(store: string, status: Status | undefined): void {
  if (!status) throw new UserError(`${store} has no status yet: is STORE the composer's folder?`);
  console.log(statusText(status));
}

function readStatus(store: string): Status | undefined {
  return readStored(statusSchema, store, 'status/status.json');
}
