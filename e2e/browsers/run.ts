import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { APPS } from '@site/platform/project/apps.ts';
import { buildApps } from '@site/platform/publish/buildApps.ts';
import { installNeeds } from '@site/platform/testing/install.ts';

const CONFIG = join(import.meta.dirname, 'vitest.config.ts');

const HELP = `npm run test:browsers

Every page and one walk of each kind in Firefox and WebKit.

Example: npm run test:browsers`;

await runCommand({ help: HELP }, async () => {
  await installNeeds();
  await buildApps(APPS);
  const { status } = spawnSync('vitest', ['run', '--config', CONFIG], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
});
