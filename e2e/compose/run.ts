import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';

const CONFIG = join(import.meta.dirname, 'vitest.config.ts');

const HELP = `npm run test:compose

The project's docker-compose.yml on the engine that DOCKER_HOST names: builds, starts, deploys, stops each service.

Example: DOCKER_HOST=unix:///run/docker.sock npm run test:compose`;

await runCommand({ help: HELP }, async () => {
  for (const words of [['info'], ['compose', 'version']]) {
    if (spawnSync('docker', words, { stdio: 'ignore' }).status !== 0)
      throw new UserError(
        'No Docker engine with Compose 2 answers: start one, or name it in DOCKER_HOST.',
      );
  }
  const { status } = spawnSync('vitest', ['run', '--config', CONFIG], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
});
