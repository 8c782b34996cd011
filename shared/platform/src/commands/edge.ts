import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { UserError } from '@site/composer/base/errors.ts';
import { readEnvironment } from '@site/composer/base/readEnvironment.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { variables } from '@site/composer/base/variables.ts';
import { portOf, portsOf, RUN_FOLDER, startRenderers, startSite } from '../edge/edge.ts';
import { APPS, distFolder } from '../project/apps.ts';
import { buildApps } from '../publish/buildApps.ts';
import { serveEmbeddedBackend } from '../server/backend.ts';
import { assertFree, untilStopped } from '../server/listen.ts';

const HELP = `npm run edge

The distributed form without Docker: nginx as the edge, the composer, one server for each publisher, the renderers.
PORT is the edge's port (8090); the database, the publishers and the edge's status have ports behind it. DATA_FOLDER is
where its data is kept (.data/edge).

Example: PORT=8190 npm run edge`;

await runCommand({ help: HELP }, async () => {
  const { PORT } = readEnvironment({ PORT: variables.PORT.prefault('8090') });
  const ports = portsOf(PORT);
  if (spawnSync('nginx', ['-v']).error)
    throw new UserError('nginx is not installed: apt-get install nginx, or brew install nginx.');
  const publishers = APPS.map((app) => portOf(app, ports));
  for (const port of [PORT, ports.backend, ports.status, ...publishers]) await assertFree(port);
  await using opened = new AsyncDisposableStack();
  // Locks the checkout: another `npm run edge` here is refused before it touches a file of this one.
  const { tables } = await serveEmbeddedBackend(opened, '.data/edge', ports.backend);
  await buildApps(APPS);
  rmSync(RUN_FOLDER, { recursive: true, force: true });
  const onLog = (text: string) => process.stdout.write(text);
  const site = { ports, backend: tables, runFolder: RUN_FOLDER, onLog };
  const rendered = await startRenderers(opened, site);
  await startSite(opened, { ...site, rootOf: (app) => rendered[app] ?? distFolder(app) });
  for (const app of APPS) console.log(`• ${app} on http://localhost:${portOf(app, ports)}`);
  console.log(`• the edge's status on http://localhost:${ports.status}/status`);
  console.log(`✓ The site is at http://localhost:${ports.edge} (Ctrl-C ends all)`);
  await untilStopped();
});
