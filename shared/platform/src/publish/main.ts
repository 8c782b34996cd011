import { runCommand } from '../commands/runCommand.ts';
import { isAppName } from '../project/apps.ts';
import { UserError } from '../project/errors.ts';
import { buildRemote } from './buildRemote.ts';
import { buildShell } from './buildShell.ts';

/** Builds one app in this process: the federation plugin's options hold for a whole process. */
await runCommand(async ([name = '']) => {
  if (!isAppName(name)) throw new UserError(`There is no app called ${JSON.stringify(name)}.`);
  await (name === 'shell' ? buildShell() : buildRemote(name));
});
