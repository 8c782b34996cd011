import { composeSite, SITE_FOLDER } from '../composer/compose.ts';
import { APPS } from '../project/apps.ts';
import { readSite } from '../project/readSite.ts';
import { runCommand } from '../project/runCommand.ts';
import { buildApps } from '../publish/buildApps.ts';
import { openEmbeddedBackend } from '../server/backend.ts';
import { assertFree, listen, readPort, untilStopped } from '../server/listen.ts';
import { siteServer } from '../server/siteServer.ts';

/** `npm start`: the whole site, composed as files, with the embedded database. */
await runCommand(async () => {
  const port = readPort('PORT', 8080);
  readSite();
  await assertFree(port);
  await buildApps(APPS);
  composeSite();
  console.log('• opening the database');
  const backend = await openEmbeddedBackend('.data/start');
  try {
    const app = siteServer({ siteFolder: SITE_FOLDER, backend: backend.fetch });
    const server = await listen(port, app.fetch);
    console.log(`✓ The site is at http://localhost:${port} (Ctrl-C stops it)`);
    await untilStopped();
    await server.close();
  } finally {
    await backend.close();
  }
});
