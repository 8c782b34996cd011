import { UserError } from '@site/composer/base/errors.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { FIXES } from '../testing/checks.ts';
import { runStep } from '../testing/runStep.ts';

const HELP = `npm run fix

Formats, takes out unused packages, brings the lock file up to date, and says what is left to mend by hand.

Example: npm run fix`;

await runCommand({ help: HELP }, async () => {
  const left: string[] = [];
  for (const { name, command } of FIXES) {
    if (!(await runStep(name, command))) left.push(name);
  }
  if (left.length > 0) throw new UserError(`Left to mend by hand, see above: ${left.join(', ')}.`);
});
