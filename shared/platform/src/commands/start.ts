import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { startComposer } from '@site/composer/composing/service.ts';
import { serveSite } from '@site/composer/server/siteServer.ts';
import type { Backend } from '@site/supabase/embedded/backend.ts';
import { APPS, PUBLISHERS_FILE } from '../project/apps.ts';
import { dataFolder } from '../project/dataFolder.ts';
import { readSite } from '../project/readSite.ts';
import { buildApps } from '../publish/buildApps.ts';
import type { RendererEvent } from '../renderer/rendererModule.ts';
import { startRenderers } from '../renderer/startRenderers.ts';
import { openEmbeddedBackend } from '../server/backend.ts';
import { assertFree, readPort, untilStopped } from '../server/listen.ts';

/** `npm start`: the whole site, composed from the builds here, with the embedded database. */
await runCommand(async () => {
  const port = readPort('PORT', 8080);
  // Below the data, so that two sites never share one and the lock of the data covers both.
  const store = join(dataFolder('.data/start'), 'store');
  readSite();
  await assertFree(port);
  await buildApps(APPS);
  console.log('• opening the database');
  const backend = await openEmbeddedBackend('.data/start');
  try {
    await run(port, store, backend);
  } finally {
    await backend.close();
  }
});

async function run(port: number, store: string, backend: Backend): Promise<void> {
  const { locations, stop } = await startRenderers({
    folder: join(store, 'rendered'),
    fetch: (input, init) => backend.fetch(new Request(input, init)),
    onEvent: (event) => console.log(`• ${sentenceOf(event)}`),
  });
  const publishers = { publishersFile: PUBLISHERS_FILE, locations };
  const composer = await startComposer({ ...publishers, store });
  try {
    await composer.poll();
    if (!composer.isComplete(APPS)) throw new UserError(composer.troubles().join('\n'));
    for (const trouble of composer.troubles()) console.log(`• ${trouble}`);
    const server = await serveSite({ port, site: join(store, 'site'), backend: backend.fetch });
    console.log(`✓ The site is at http://localhost:${port} (Ctrl-C stops it)`);
    await untilStopped();
    await server.close();
  } finally {
    await stop();
    await composer.stop();
  }
}

/** As in "published: 17 vacancies, 19 rendered, 90 ms". */
function sentenceOf({ event, ...details }: RendererEvent): string {
  const words = Object.entries(details).map(([name, value]) =>
    typeof value === 'number' ? `${value} ${name}` : value,
  );
  return [event, words.join(', ')].filter(Boolean).join(': ');
}
