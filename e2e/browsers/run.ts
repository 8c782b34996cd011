import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { APPS } from '@site/platform/project/apps.ts';
import { buildApps } from '@site/platform/publish/buildApps.ts';
import { installNeeds } from '@site/platform/testing/install.ts';

const CONFIG = join(import.meta.dirname, 'vitest.config.ts');

/** `npm run test:browsers`: every page and one walk of each kind in Firefox and WebKit. */
await runCommand(async () => {
  await installNeeds();
  await buildApps(APPS);
  const { status } = spawnSync('vitest', ['run', '--config', CONFIG], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
});
