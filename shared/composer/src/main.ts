import { UserError } from './base/errors.ts';
import { readLocations } from './base/publishers.ts';
import { runCommand } from './base/runCommand.ts';
import { POLL_MS, startComposer } from './service.ts';

const HELP = `node main.mjs

The composer as a service: STORE is its folder, PUBLISHERS the list, PUBLISHERS_AT and PUBLISHER_<NAME>
(as in PUBLISHER_MF_RENTALS) locations that go before the list's, RESOLVER a name server, POLL_MS the
pause between two polls. It listens on no port and says what happens as lines of JSON.`;

await runCommand({ help: HELP }, async () => {
  const { STORE, PUBLISHERS, RESOLVER } = process.env;
  if (!STORE || !PUBLISHERS)
    throw new UserError(
      'STORE is the folder of the composer, PUBLISHERS the file with the list of addresses: both are needed.',
    );
  const pollMs = Number(process.env.POLL_MS || POLL_MS);
  if (!Number.isInteger(pollMs) || pollMs < 50 || pollMs > 60_000)
    throw new UserError(
      `POLL_MS is ${JSON.stringify(process.env.POLL_MS)}: milliseconds from 50 to 60000 are expected.`,
    );
  const service = await startComposer({
    publishersFile: PUBLISHERS,
    store: STORE,
    locate: readLocations(process.env),
    resolver: RESOLVER || undefined,
    pollMs,
    onEvent: (event) => console.log(JSON.stringify({ at: new Date().toISOString(), ...event })),
  });
  await service.poll();
  console.log(JSON.stringify({ at: new Date().toISOString(), event: 'poll cycle done' }));
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await service.stop();
});
