import * as z from 'zod';
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
  const service = await startComposer({
    publishersFile: PUBLISHERS,
    store: STORE,
    locate: readLocations(process.env),
    resolver: RESOLVER || undefined,
    pollMs: readPollMs(),
    onEvent: (event) => console.log(JSON.stringify({ at: new Date().toISOString(), ...event })),
  });
  await service.poll();
  console.log(JSON.stringify({ at: new Date().toISOString(), event: 'poll cycle done' }));
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await service.stop();
});

/** @throws UserError when POLL_MS is no sensible number. */
function readPollMs(): number {
  const text = process.env.POLL_MS || String(POLL_MS);
  const parsed = z.coerce.number().int().min(50).max(60_000).safeParse(text);
  if (parsed.success) return parsed.data;
  throw new UserError(
    `POLL_MS is ${JSON.stringify(text)}: milliseconds from 50 to 60000 are expected.`,
  );
}
