import { UserError } from '@site/composer/base/errors.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { assertApp } from '../project/apps.ts';
import { CHECKS, checksOf } from '../testing/checks.ts';
import { runStep } from '../testing/runStep.ts';

const HELP = `npm run check -- [app…]

Lint, types, spelling and unused code: of everything, or of the apps that are named.

Example: npm run check -- mf-rentals`;

await runCommand({ help: HELP, names: Number.POSITIVE_INFINITY }, async (_, apps) => {
  apps.forEach(assertApp);
  const failed: string[] = [];
  for (const { name, command } of apps.length > 0 ? apps.flatMap(checksOf) : CHECKS) {
    if (!(await runStep(name, command))) failed.push(name);
  }
  if (failed.length > 0) throw new UserError(`Not clean: ${failed.join(', ')}.`);
});
