import { runCommand } from '@site/composer/base/runCommand.ts';
import { APPS, assertApp } from '../project/apps.ts';
import { buildApps } from '../publish/buildApps.ts';

const HELP = `npm run build -- [app…]

Builds every app, or those that are named, into their dist.

Example: npm run build -- mf-rentals`;

await runCommand({ help: HELP, names: Infinity }, async (_, apps) => {
  apps.forEach(assertApp);
  await buildApps(apps.length > 0 ? apps : APPS, { force: true });
});
