import { runCommand } from '@site/composer/base/runCommand.ts';
import { APPS, assertApp } from '../project/apps.ts';
import { buildApps } from '../publish/buildApps.ts';

/** `npm run build`: every app; `npm run build -w mf-rentals`: one alone. */
await runCommand(async (words) => {
  words.forEach(assertApp);
  await buildApps(words.length > 0 ? words : APPS, { force: true });
});
