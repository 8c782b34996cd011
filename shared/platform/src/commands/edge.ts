import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { UserError } from '@site/composer/base/errors.ts';
import { readEnvironment } from '@site/composer/base/readEnvironment.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { variables } from '@site/composer/base/variables.ts';
import { portOf, RUN_FOLDER, startRenderers, startSite, statusPortOf } from '../edge/edge.ts';
import { APPS, distFolder } from '../project/apps.ts';
import { buildApps } from '../publish/buildApps.ts';
import { serveEmbeddedBackend } from '../server/backend.ts';
import { assertFree, untilStopped } from '../server/listen.ts';

const HELP = `npm run edge

The distributed form without Docker: nginx as the edge, the composer, one server for each publisher, the renderers.
PORT is the edge's port (8090), PUBLISHERS_PORT the first of the publishers' (8100), BACKEND_PORT the database's (8099),
DATA_FOLDER where its data is kept (.data/edge).

Example: PORT=8190 PUBLISHERS_PORT=8200 BACKEND_PORT=8199 npm run edge`;

await runCommand({ help: HELP }, async () => {
  const { PORT, PUBLISHERS_PORT, BACKEND_PORT, STATUS_PORT } = readEnvironment({
    PORT: variables.PORT.prefault('8090'),
    PUBLISHERS_PORT: variables.PUBLISHERS_PORT.prefault('8100'),
    BACKEND_PORT: variables.BACKEND_PORT.prefault('8099'),
    STATUS_PORT: variables.STATUS_PORT.optional(),
  });
  const statusPort = STATUS_PORT ?? statusPortOf(PORT);
  const ports = { edge: PORT, publishers: PUBLISHERS_PORT };
  if (spawnSync('nginx', ['-v']).error)
    throw new UserError('nginx is not installed: apt-get install nginx, or brew install nginx.');
  await assertFree(ports.edge);
  await assertFree(statusPort, 'STATUS_PORT');
  await assertFree(BACKEND_PORT, 'BACKEND_PORT');
  for (const app of APPS) await assertFree(portOf(app, ports), 'PUBLISHERS_PORT');
  await using opened = new AsyncDisposableStack();
  // Locks the checkout: another `npm run edge` here is refused before it touches a file of this one.
  const { tables } = await serveEmbeddedBackend(opened, '.data/edge', BACKEND_PORT);
  await buildApps(APPS);
  rmSync(RUN_FOLDER, { recursive: true, force: true });
  const onLog = (text: string) => process.stdout.write(text);
  const settings = { STATUS_PORT: String(statusPort) };
  const site = { ports, backend: tables, runFolder: RUN_FOLDER, settings, onLog };
  const rendered = await startRenderers(opened, site);
  await startSite(opened, { ...site, rootOf: (app) => rendered[app] ?? distFolder(app) });
  for (const app of APPS) console.log(`• ${app} on http://localhost:${portOf(app, ports)}`);
  console.log(`• the edge's status on http://localhost:${statusPort}/status`);
  console.log(`✓ The site is at http://localhost:${ports.edge} (Ctrl-C ends all)`);
  await untilStopped();
});
