import { join, relative, resolve } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { packKit } from '../kit/packKit.ts';
import { takeOut } from '../kit/takeOut.ts';
import { assertApp, ROOT } from '../project/apps.ts';
import { buildApps } from '../publish/buildApps.ts';

const HELP = `npm run kit -- [remote folder]

Packs what a remote in a repository of its own installs into dist/kit. With a remote and a new folder it also copies the
remote there, with the packages.

Example: npm run kit -- mf-eventos ../eventos`;

await runCommand({ help: HELP, names: 2 }, async (_, [app, folder]) => {
  if (app && !folder) throw new UserError(`Say the new folder as well. ${HELP}`);
  if (app) assertApp(app);
  await buildApps(['shell']);
  const tarballs = packKit(join(ROOT, 'dist/kit'));
  for (const file of tarballs) console.log(`• ${relative(ROOT, file)}`);
  if (!app || !folder) return;
  takeOut(app, resolve(ROOT, folder), tarballs);
  console.log(`✓ ${app} is in ${resolve(ROOT, folder)}: there, npm install, then npm run dev`);
});
