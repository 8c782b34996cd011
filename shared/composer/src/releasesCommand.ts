import { setTimeout as pause } from 'node:timers/promises';
import { UserError } from './base/errors.ts';
import { runCommand } from './base/runCommand.ts';
import { buildsOf, overridesAfter, RELEASES_HELP } from './operating/commandOverrides.ts';
import { readOverrides, writeOverrides } from './operating/overrides.ts';
import { type PublisherStatus, type Status, statusSchema } from './operating/statusSchema.ts';
import { readStored, realDisk } from './store/disk.ts';
import { readState } from './store/state.ts';

const TIMEOUT_MS = 10_000;

/** What a forced shell may break in remotes. */
const FORCEABLE = new Set(['contract', 'shared-packages', 'runtime']);

await runCommand({ help: RELEASES_HELP, names: 3 }, async (_, words) => {
  const store = process.env.STORE;
  if (!store) throw new UserError('STORE is not set: the folder of the composer is needed.');
  if (words.length === 0) return list(store, readStatus(store));
  await writeOverrides(store, overridesAfter(words, store), realDisk);
  // The composer reads them in each poll cycle: a later status has them, and what visitors see then.
  const overrides = JSON.stringify(readOverrides(store));
  const written = Date.now();
  for (;;) {
    const status = readStatus(store);
    const hasLooked = status && Date.parse(status.polledAt) > written + 1000;
    const isLate = Date.now() > written + TIMEOUT_MS;
    const isApplied = status?.overrides === overrides;
    if (hasLooked && (isLate || (isApplied && isSettled(status)))) return list(store, status);
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

async function list(store: string, status: Status | undefined): Promise<void> {
  if (!status) throw new UserError(`${store} has no status yet: is STORE the composer's folder?`);
  console.log(`${store}, as its composer saw it at ${status.polledAt}:`);
  const state = readState(store);
  for (const publisher of status.publishers) {
    const [, ...others] = buildsOf(state?.publishers[publisher.name]);
    console.log(`${publisher.name.padEnd(18)} ${publisher.release ?? 'nothing active'}`);
    for (const line of detailsOf(publisher)) console.log(`  ${line}`);
    if (others.length > 0) console.log(`  kept: ${others.join(' ')}`);
  }
}

function detailsOf(publisher: PublisherStatus): string[] {
  const { name, pin, breaks, preview, problem, refusal } = publisher;
  const previewTrouble = preview?.refusal?.why ?? preview?.problem;
  const isForceable = name === 'shell' && refusal && FORCEABLE.has(refusal.rule);
  return [
    pin && `pinned to ${pin.build}${pin.waiting ? `, ${pin.waiting} waits` : ''}`,
    breaks && `forced, and pages stay unhydrated: ${breaks.join('; ')}`,
    preview && `preview ${preview.name ?? preview.location}`,
    previewTrouble,
    pin?.trouble && `the pin cannot be followed: ${pin.trouble}`,
    preview?.name && `to see it: any page of the site with ?preview=${preview.name}`,
    problem,
    refusal?.why,
    isForceable && `to activate it all the same: releases force shell ${refusal.release}`,
  ].flatMap((line) => line || []);
}

function readStatus(store: string): Status | undefined {
  return readStored(statusSchema, store, 'status/status.json');
}
