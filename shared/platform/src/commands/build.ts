import { APPS, isAppName } from '../project/apps.ts';
import { UserError } from '../project/errors.ts';
import { buildApps } from '../publish/buildApps.ts';
import { runCommand } from './runCommand.ts';

/** `npm run build`: every app; `npm run build -w mf-rentals`: one alone. */
await runCommand(async (words) => {
  const unknown = words.find((word) => !isAppName(word));
  if (unknown) throw new UserError(`There is no app called ${JSON.stringify(unknown)}.`);
  const named = words.filter(isAppName);
  await buildApps(named.length > 0 ? named : [...APPS], { force: true });
});
