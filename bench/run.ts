import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { runStep } from '@site/platform/testing/runStep.ts';

/**
 * `npm run bench`: every measurement, or those whose names contain one of the given words. What
 * begins with `--` is theirs: `npm run bench -- pages --rounds=1`.
 */
await runCommand(async (given) => {
  const words = given.filter((word) => !word.startsWith('--'));
  const options = given.filter((word) => word.startsWith('--'));
  const files = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.bench.ts'))
    .filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
  if (files.length === 0)
    throw new UserError(`There is no measurement called ${words.join(', ')}.`);
  for (const file of files)
    await runStep(file, [process.execPath, join('bench', file), ...options], { isShown: true });
});
