import { createServer } from 'node:http';
import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { readEnvironment } from '@site/composer/base/readEnvironment.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { variables } from '@site/composer/base/variables.ts';
import { siteListener } from '@site/edge/siteServer.ts';
import { APPS, dataFolder } from '../project/apps.ts';
import { readSite } from '../project/readSite.ts';
import { buildApps } from '../publish/buildApps.ts';
import { serveEmbeddedBackend } from '../server/backend.ts';
import { composeBuilds } from '../server/composeBuilds.ts';
import { assertFree, untilStopped } from '../server/listen.ts';

const HELP = `npm start

Builds what changed, composes the site and serves it with the embedded database. PORT says where (8080), DATA_FOLDER
where its data is kept (.data/start).

Example: PORT=8180 npm start`;

/** As at the edge: cookies of neighbour hosts come along. */
const MAX_HEADER_BYTES = 4 * 32_768;

await runCommand({ help: HELP }, async () => {
  const { PORT: port } = readEnvironment({ PORT: variables.PORT.prefault('8080') });
  // The store lies below the data folder: two sites never share a store, and the lock of the data covers it.
  const store = join(dataFolder('.data/start'), 'store');
  readSite();
  await assertFree(port);
  console.log('• opening the database');
  await using opened = new AsyncDisposableStack();
  const { fetch, tables } = await serveEmbeddedBackend(opened, '.data/start');
  await buildApps(APPS);
  const composer = await composeBuilds(opened, store, tables);
  await composer.poll();
  if (!composer.isComplete(APPS)) throw new UserError(composer.troubles().join('\n'));
  for (const trouble of composer.troubles()) console.log(`• ${trouble}`);
  const server = createServer(
    { maxHeaderSize: MAX_HEADER_BYTES },
    siteListener(join(store, 'site'), fetch),
  ).listen(port);
  console.log(`✓ The site is at http://localhost:${port} (Ctrl-C stops it)`);
  await untilStopped();
  server.close().closeAllConnections();
});
