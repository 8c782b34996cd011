#!/usr/bin/env node
import { UserError } from '@site/composer/base/errors.ts';
import { readEnvironment } from '@site/composer/base/readEnvironment.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { variables } from '@site/composer/base/variables.ts';
import { createServer } from 'vite';
import { siteAddress } from '../development/siteAround.ts';
import { APPS, appFolder, assertApp } from '../project/apps.ts';
import { viteConfigIn } from '../project/packageFile.ts';
import { assertFree, untilStopped } from '../server/listen.ts';

const HELP = `npm run dev -- [remote] [--site <address>] [--host <address>]

Starts Vite with the remote's vite.config.ts, as npx vite in its folder does: every app from source with the embedded
database. With a remote its mistakes alone are said. PORT says where (5173), DATA_FOLDER where its data is kept (.data/dev),
ALLOWED_HOSTS which names it answers to beside localhost.

  --site <address>  a published site, which has all pages but the remote's
  --host <address>  where it listens: 0.0.0.0 for a phone, a container or a codespace

Example: npm run dev -- mf-rentals --site https://example.org`;
const options = { site: { type: 'string' }, host: { type: 'string' } } as const;

// Without a name: the shell, or in a repository of its own the remote.
await runCommand({ help: HELP, options, names: 1 }, async (given, [app = APPS[0] ?? '']) => {
  const { site, host } = given;
  assertApp(app);
  if (site !== undefined && app === 'shell')
    throw new UserError('Say which remote is developed inside that site.');
  process.env.DEV_SITE = site === undefined ? '' : siteAddress(site);
  const { PORT: port } = readEnvironment({ PORT: variables.PORT.prefault('5173') });
  await assertFree(port);
  const server = await createServer({
    configFile: viteConfigIn(appFolder(app)),
    server: { ...(host && { host }) },
  });
  try {
    await server.listen();
    const what = `${app === 'shell' ? 'all apps' : app} at http://${host ?? 'localhost'}:${port}`;
    const inside = site ? `, inside ${site}` : '';
    console.log(`✓ Developing ${what}${inside} (components at /_ui; Ctrl-C stops it)`);
    await untilStopped();
  } finally {
    await server.close();
  }
  // The embedded database starts a timer of 10 s again and again, which keeps the process alive.
  process.exit();
});
