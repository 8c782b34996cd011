import * as z from 'zod';
import { UserError } from './base/errors.ts';
import { runCommand } from './base/runCommand.ts';
import { readLocations } from './composing/locations.ts';
import { ROUND_MS, startComposer } from './composing/service.ts';

/** `start-edge.sh` compares the maps each second, then nginx tests and loads them. */
const EDGE_RELOAD_MS = 2500;

/**
 * The composer as a service of its own: STORE is its folder, PUBLISHERS the list, PUBLISHER_<NAME>
 * (as in PUBLISHER_MF_RENTALS) a location that goes before the list's, RESOLVER a name server,
 * ROUND_MS how often it asks everybody, REPORT the folder where the edge reports what nginx refused.
 * It listens on no port and says what happens as lines of JSON.
 */
await runCommand(async () => {
  const { STORE, PUBLISHERS, RESOLVER, REPORT } = process.env;
  if (!STORE || !PUBLISHERS)
    throw new UserError(
      'STORE is the folder of the composer, PUBLISHERS the file with the list of addresses: both are needed.',
    );
  const service = await startComposer({
    publishersFile: PUBLISHERS,
    store: STORE,
    locations: readLocations(process.env),
    resolver: RESOLVER || undefined,
    edgeReloadMs: EDGE_RELOAD_MS,
    report: REPORT || undefined,
    roundMs: readRound(),
    onEvent: (event) => console.log(JSON.stringify({ at: new Date().toISOString(), ...event })),
  });
  await service.round();
  console.log(JSON.stringify({ at: new Date().toISOString(), event: 'went round' }));
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await service.stop();
});

/** @throws UserError when ROUND_MS is no sensible number. */
function readRound(): number {
  const text = process.env.ROUND_MS || String(ROUND_MS);
  const parsed = z.coerce.number().int().min(50).max(60_000).safeParse(text);
  if (parsed.success) return parsed.data;
  throw new UserError(
    `ROUND_MS is ${JSON.stringify(text)}: milliseconds from 50 to 60000 are expected.`,
  );
}
