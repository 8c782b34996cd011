import { join, relative } from 'node:path';
import { packKit } from '../kit/packKit.ts';
import { ROOT } from '../project/apps.ts';
import { runCommand } from '../project/runCommand.ts';
import { buildApps } from '../publish/buildApps.ts';

/** `npm run kit`: the packages that a remote in a repository of its own installs, in `dist/kit`. */
await runCommand(async () => {
  await buildApps(['shell']);
  for (const file of await packKit(join(ROOT, 'dist/kit')))
    console.log(`• ${relative(ROOT, file)}`);
});
