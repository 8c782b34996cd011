import { runCommand } from '@site/composer/base/runCommand.ts';
import { APPS, distFolder } from '@site/platform/project/apps.ts';
import { buildApps } from '@site/platform/publish/buildApps.ts';
import { keepRelease } from '../support/keptRelease.ts';

/**
 * `npm run keep:releases -- [apps]`: keeps what is built now as the last release of each app, for
 * the tests of versions that meet. To be run when a release goes out; the result is committed.
 */
await runCommand(async (words) => {
  const apps = words.length > 0 ? words : APPS;
  await buildApps(apps);
  for (const app of apps) {
    const isNew = keepRelease(app, distFolder(app));
    console.log(isNew ? `• ${app}: kept` : `• ${app}: this build is kept already`);
  }
});
