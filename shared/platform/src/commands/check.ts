import { UserError } from '@site/composer/base/errors.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { assertApp } from '../project/apps.ts';
import { checksOf, FIXES } from '../testing/checks.ts';
import { runStep } from '../testing/runStep.ts';

const HELP = `npm run check -- [app…]
npm run fix

Lint, types, spelling and unused code: of everything, or of the apps that are named. \`fix\` formats, takes out unused
packages, brings the lock file up to date, and says what is left to mend by hand.

Example: npm run check -- mf-rentals`;
const options = { fix: { type: 'boolean' } } as const;

await runCommand({ help: HELP, options, names: Infinity }, async ({ fix }, apps) => {
  apps.forEach(assertApp);
  if (fix && apps.length > 0) throw new UserError(`Unexpected argument '${apps[0]}'. ${HELP}`);
  const checks = apps.length > 0 ? apps.flatMap(checksOf) : checksOf();
  const failed: string[] = [];
  for (const { name, command } of fix ? FIXES : checks) {
    if (!(await runStep(name, command))) failed.push(name);
  }
  if (failed.length > 0)
    throw new UserError(`Left to mend by hand, see above: ${failed.join(', ')}.`);
});
