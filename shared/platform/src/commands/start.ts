import { join, resolve } from 'node:path';
import { startComposer } from '../composer/service.ts';
import { APPS, PUBLISHERS_FILE, ROOT } from '../project/apps.ts';
import { UserError } from '../project/errors.ts';
import { readSite } from '../project/readSite.ts';
import { runCommand } from '../project/runCommand.ts';
import { buildApps } from '../publish/buildApps.ts';
import { startRenderers } from '../renderer/startRenderers.ts';
import { openEmbeddedBackend } from '../server/backend.ts';
import { assertFree, readPort, untilStopped } from '../server/listen.ts';
import { serveSite } from '../server/siteServer.ts';

/** `npm start`: the whole site, composed from the builds here, with the embedded database. */
await runCommand(async () => {
  const port = readPort('PORT', 8080);
  const store = resolve(ROOT, process.env.STORE || '.cache/start');
  readSite();
  await assertFree(port);
  await buildApps(APPS);
  console.log('• opening the database');
  const backend = await openEmbeddedBackend('.data/start');
  const renderers = await startRenderers({
    folder: join(store, 'rendered'),
    fetch: (input, init) => backend.fetch(new Request(input, init)),
    onEvent: (event) => console.log(`• ${Object.values(event).join(', ')}`),
  });
  const { locations } = renderers;
  const publishers = { publishersFile: PUBLISHERS_FILE, root: ROOT, locations };
  const composer = await startComposer({ ...publishers, store });
  try {
    await composer.round();
    if (!composer.isComplete()) throw new UserError(composer.troubles().join('\n'));
    const server = await serveSite({ port, site: join(store, 'site'), backend: backend.fetch });
    console.log(`✓ The site is at http://localhost:${port} (Ctrl-C stops it)`);
    await untilStopped();
    await server.close();
  } finally {
    await renderers.stop();
    await composer.stop();
    await backend.close();
  }
});
