import { runCommand } from '@site/composer/base/runCommand.ts';
import { assertApp } from '../project/apps.ts';
import { buildRemote } from './buildRemote.ts';

/** Builds one app in this process: the federation plugin's options hold for a whole process. */
await runCommand(async ([name = '']) => {
  assertApp(name);
  if (name !== 'shell') return buildRemote(name);
  // The kit builds remotes alone.
  const { buildShell } = await import('./buildShell.ts');
  await buildShell();
});
