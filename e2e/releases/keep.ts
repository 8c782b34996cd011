import { runCommand } from '@site/composer/base/runCommand.ts';
import { APPS, assertApp, distFolder } from '@site/platform/project/apps.ts';
import { buildApps } from '@site/platform/publish/buildApps.ts';
import { keepRelease } from '../support/keptRelease.ts';

const HELP = `npm run keep:releases -- [app…]

Keeps what is built now as the last release of each app, for the tests of versions that meet. To be run when a release
goes out; the result is committed.

Example: npm run keep:releases -- mf-rentals`;

await runCommand({ help: HELP, names: Number.POSITIVE_INFINITY }, async (_, names) => {
  names.forEach(assertApp);
  const apps = names.length > 0 ? names : APPS;
  await buildApps(apps);
  for (const app of apps) {
    const isNew = keepRelease(app, distFolder(app));
    console.log(isNew ? `• ${app}: kept` : `• ${app}: this build is kept already`);
  }
});
