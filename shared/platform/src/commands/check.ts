import { UserError } from '../project/errors.ts';
import { runCommand } from '../project/runCommand.ts';
import { CHECKS } from '../testing/checks.ts';
import { runStep } from '../testing/runStep.ts';

/** `npm run check`: lint, types and rules of the project, in seconds. */
await runCommand(async () => {
  const failed: string[] = [];
  for (const { name, command } of CHECKS) {
    if (!(await runStep(name, command))) failed.push(name);
  }
  if (failed.length > 0) throw new UserError(`Not clean: ${failed.join(', ')}.`);
});
