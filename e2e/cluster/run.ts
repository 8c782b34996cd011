import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';

const CONFIG = join(import.meta.dirname, 'vitest.config.ts');

const HELP = `npm run test:cluster

The example overlay of deploy/kubernetes on the cluster that KUBECONFIG names: rolled out, scaled, drained, without its
database. Asks the edges at the addresses of their Service and pods, so it runs where these are reached. NEXT_TAG names
images of mf-rentals with another content, for what a new release shows. Removes what it made.

Example: KUBECONFIG=admin.conf NEXT_TAG=2 npm run test:cluster`;

await runCommand({ help: HELP }, async () => {
  if (spawnSync('kubectl', ['get', '--raw', '/readyz'], { stdio: 'ignore' }).status !== 0)
    throw new UserError('No cluster answers kubectl: name one in KUBECONFIG.');
  const { status } = spawnSync('vitest', ['run', '--config', CONFIG], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
});
