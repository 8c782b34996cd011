#!/usr/bin/env node
import { UserError } from '@site/composer/base/errors.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { develop } from '../development/develop.ts';
import { APPS, assertApp } from '../project/apps.ts';

const HELP = `npm run dev -- [remote] [--site <address>] [--host <address>]

Starts Vite with the remote's vite.config.ts, as npx vite in its folder does: every app from source with the embedded
database. With a remote its mistakes alone are said, as they are saved, here and over the page; with a site as well every
other page is the site's. PORT says where (5173), ALLOWED_HOSTS which names it answers to beside localhost.

  --site <address>  a published site, which has all pages but the remote's
  --host <address>  where it listens: 0.0.0.0 for a phone, a container or a codespace

Example: npm run dev -- mf-rentals --site https://example.org`;
const options = { site: { type: 'string' }, host: { type: 'string' } } as const;

// A remote that stands alone is all there is.
await runCommand({ help: HELP, options, names: 1 }, async (given, [app = APPS[0] ?? '']) => {
  assertApp(app);
  if (given.site !== undefined && app === 'shell')
    throw new UserError('Say which remote is developed inside that site.');
  await develop(app, given);
});
