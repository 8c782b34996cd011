import { join } from 'node:path';
import { ROOT } from '../project/apps.ts';
import { runCommand } from '../project/runCommand.ts';
import { readLocations } from './locations.ts';
import { startComposer } from './service.ts';

/** `start-edge.sh` looks each second, then nginx tests and takes over its maps. */
const EDGES_LISTEN_MS = 2500;

/**
 * The composer as a service of its own: STORE is its folder, PUBLISHERS the list, PUBLISHER_<NAME>
 * (as in PUBLISHER_MF_RENTALS) a location that goes before the list's, RESOLVER a name server.
 * It listens on no port and says what happens as lines of JSON.
 */
await runCommand(async () => {
  const { STORE, PUBLISHERS, RESOLVER } = process.env;
  const service = await startComposer({
    publishersFile: PUBLISHERS || join(ROOT, 'publishers.json'),
    root: ROOT,
    store: STORE || join(ROOT, '.cache/store'),
    locations: readLocations(process.env),
    resolver: RESOLVER || undefined,
    edgesListenMs: EDGES_LISTEN_MS,
    onEvent: (event) => console.log(JSON.stringify({ at: new Date().toISOString(), ...event })),
  });
  await service.round();
  console.log(JSON.stringify({ at: new Date().toISOString(), event: 'went round' }));
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await service.stop();
});
