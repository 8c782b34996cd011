import { runCommand } from '@site/composer/base/runCommand.ts';
import { assertApp } from '../project/apps.ts';
import { buildRemote } from './buildRemote.ts';
import { buildShell } from './buildShell.ts';

/** Builds one app in this process: the federation plugin's options hold for a whole process. */
await runCommand(async ([name = '']) => {
  assertApp(name);
  await (name === 'shell' ? buildShell() : buildRemote(name));
});
