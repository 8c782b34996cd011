import { UserError } from '@site/composer/base/errors.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { assertApp } from '../project/apps.ts';
import { CHECKS, checksOf } from '../testing/checks.ts';
import { runStep } from '../testing/runStep.ts';

/** `npm run check`: lint, types and rules of the project, in seconds; with names, of those apps alone. */
await runCommand(async (apps) => {
  apps.forEach(assertApp);
  const failed: string[] = [];
  for (const { name, command } of apps.length > 0 ? apps.flatMap(checksOf) : CHECKS) {
    if (!(await runStep(name, command))) failed.push(name);
  }
  if (failed.length > 0) throw new UserError(`Not clean: ${failed.join(', ')}.`);
});
