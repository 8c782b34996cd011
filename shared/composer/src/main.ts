import { once } from 'node:events';
import type { LogEvent } from './base/event.ts';
import { readLocations } from './base/publishers.ts';
import { readEnvironment } from './base/readEnvironment.ts';
import { runCommand } from './base/runCommand.ts';
import { variables } from './base/variables.ts';
import { POLL_MS, startComposer } from './service.ts';

const HELP = `node main.mjs

The composer as a service: STORE is its folder, PUBLISHERS the list, PUBLISHERS_AT and PUBLISHER_<NAME>
(as in PUBLISHER_MF_RENTALS) locations that go before the list's, POLL_MS the pause between two polls.
It listens on no port and says what happens as lines of JSON.`;

await runCommand({ help: HELP }, async () => {
  const given = readEnvironment({
    STORE: variables.STORE,
    PUBLISHERS: variables.PUBLISHERS,
    POLL_MS: variables.POLL_MS.prefault(String(POLL_MS)),
  });
  // Listens from the start: the first poll may take as long as its slowest publisher.
  const signalled = Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)));
  const service = await Promise.race([
    signalled.then(() => undefined),
    startComposer({
      publishersFile: given.PUBLISHERS,
      store: given.STORE,
      locate: readLocations(process.env),
      pollMs: given.POLL_MS,
      onEvent: log,
    }),
  ]);
  if (!service) process.exit();
  void service.poll().then(() => log({ event: 'poll cycle done' }));
  await signalled;
  await service.stop();
  // A publisher that hangs does not keep the process.
  process.exit();
});

function log(event: LogEvent): void {
  console.log(JSON.stringify({ at: new Date().toISOString(), ...event }));
}
