import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';

const CONFIG = join(import.meta.dirname, 'vitest.config.ts');

/** `npm run test:cluster`: the example overlay on the cluster that KUBECONFIG names. */
await runCommand(async () => {
  if (spawnSync('kubectl', ['get', '--raw', '/readyz'], { stdio: 'ignore' }).status !== 0)
    throw new UserError('No cluster answers kubectl: name one in KUBECONFIG.');
  const { status } = spawnSync('vitest', ['run', '--config', CONFIG], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
});
