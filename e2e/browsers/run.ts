import { spawnSync } from 'node:child_process';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { installNeeds } from '@site/platform/testing/install.ts';
import { cloneProject } from '../support/clone.ts';

const CONFIG = 'e2e/browsers/vitest.config.ts';

const HELP = `npm run test:browsers

Every page and one walk of each kind in Firefox and WebKit.

Example: npm run test:browsers`;

await runCommand({ help: HELP }, async () => {
  await installNeeds();
  // A site that is served from here keeps its builds.
  const { folder } = cloneProject('clone-browsers');
  const run = (...words: string[]) =>
    spawnSync(words[0] ?? '', words.slice(1), { cwd: folder, stdio: 'inherit' });
  const isBuilt = run('node', 'shared/platform/src/commands/build.ts').status === 0;
  if (!isBuilt || run('vitest', 'run', '--config', CONFIG).status !== 0) process.exitCode = 1;
});
