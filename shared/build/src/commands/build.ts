import { buildApps } from '../build/buildApps.ts';
import { APPS, isAppName } from '../config/apps.ts';
import { UserError } from '../config/errors.ts';
import { runCommand } from './runCommand.ts';

/** `npm run build`: every app; `npm run build -w mf-rentals`: one alone. */
await runCommand(async (words) => {
  const unknown = words.find((word) => !isAppName(word));
  if (unknown) throw new UserError(`There is no app called ${JSON.stringify(unknown)}.`);
  const named = words.filter(isAppName);
  await buildApps(named.length > 0 ? named : [...APPS], { force: true });
});
