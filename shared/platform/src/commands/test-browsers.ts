import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { APPS, ROOT } from '../project/apps.ts';
import { buildApps } from '../publish/buildApps.ts';
import { installNeeds } from '../testing/install.ts';

const CONFIG = join(ROOT, 'e2e/browsers/vitest.config.ts');

/** `npm run test:browsers`: every page and one walk of each kind in Firefox and WebKit. */
await runCommand(async () => {
  installNeeds();
  await buildApps(APPS);
  const { status } = spawnSync('vitest', ['run', '--config', CONFIG], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
});
