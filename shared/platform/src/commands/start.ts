import { createServer } from 'node:http';
import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { siteListener } from '@site/composer/server/siteServer.ts';
import { startComposer } from '@site/composer/service.ts';
import type { Backend } from '@site/supabase/embedded/backend.ts';
import { startRenderers } from '../edge/edge.ts';
import { APPS, PUBLISHERS_FILE } from '../project/apps.ts';
import { dataFolder } from '../project/dataFolder.ts';
import { readSite } from '../project/readSite.ts';
import { buildApps } from '../publish/buildApps.ts';
import { openEmbeddedBackend } from '../server/backend.ts';
import { assertFree, listen, readPort, untilStopped } from '../server/listen.ts';
import { sayRefused } from '../server/sayRefused.ts';

const HELP = `npm start

Builds what changed, composes the site and serves it with the embedded database. PORT says where (8080), DATA_FOLDER
where its data is kept (.data/start).

Example: PORT=8180 npm start`;

await runCommand({ help: HELP }, async () => {
  const port = readPort('PORT', 8080);
  // Below the data, so that two sites never share one and the lock of the data covers both.
  const store = join(dataFolder('.data/start'), 'store');
  readSite();
  await assertFree(port);
  await buildApps(APPS);
  console.log('• opening the database');
  const backend = await openEmbeddedBackend('.data/start');
  const api = await listen(0, backend.fetch);
  try {
    await run(port, store, backend, `http://127.0.0.1:${api.port}/rest/v1/`);
  } finally {
    await api.close();
    await backend.close();
  }
});

async function run(port: number, store: string, backend: Backend, tables: string): Promise<void> {
  const { locations, stop } = await startRenderers({
    backend: tables,
    runFolder: store,
    onLog: (text) => process.stdout.write(text),
  });
  const composer = await startComposer({
    publishersFile: PUBLISHERS_FILE,
    locate: (listed) => ({ ...listed, ...locations }),
    store,
    onEvent: sayRefused,
  });
  try {
    await composer.poll();
    if (!composer.isComplete(APPS)) throw new UserError(composer.troubles().join('\n'));
    for (const trouble of composer.troubles()) console.log(`• ${trouble}`);
    const server = createServer(siteListener(join(store, 'site'), backend.fetch)).listen(port);
    console.log(`✓ The site is at http://localhost:${port} (Ctrl-C stops it)`);
    await untilStopped();
    server.close().closeAllConnections();
  } finally {
    await stop();
    await composer.stop();
  }
}
