import { UserError } from '@site/composer/base/errors.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { FIXES } from '../testing/checks.ts';
import { runStep } from '../testing/runStep.ts';

/** `npm run fix`: formats and mends what can be mended; says what is left. */
await runCommand(async () => {
  const left: string[] = [];
  for (const { name, command } of FIXES) {
    if (!(await runStep(name, command))) left.push(name);
  }
  if (left.length > 0) throw new UserError(`Left to mend by hand, see above: ${left.join(', ')}.`);
});
