import { existsSync, renameSync, rmSync } from 'node:fs';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { assertApp, buildFolder, distFolder } from '../project/apps.ts';
import { buildRemote } from './buildRemote.ts';
import { buildShell } from './buildShell.ts';

/**
 * Builds one app in this process: the federation plugin's options hold for a whole process. What is
 * published stays until the build is whole.
 */
await runCommand({ help: 'main.ts <app>', names: 1 }, async (_, [name = '']) => {
  assertApp(name);
  await (name === 'shell' ? buildShell() : buildRemote(name));
  const former = `${buildFolder(name)}-former`;
  if (existsSync(distFolder(name))) renameSync(distFolder(name), former);
  renameSync(buildFolder(name), distFolder(name));
  rmSync(former, { recursive: true, force: true });
});
