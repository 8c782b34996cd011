import { join, relative, resolve } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { packKit } from '../kit/packKit.ts';
import { takeOut } from '../kit/takeOut.ts';
import { assertApp, ROOT } from '../project/apps.ts';
import { buildApps } from '../publish/buildApps.ts';

/**
 * `npm run kit`: the packages that a remote in a repository of its own installs, in `dist/kit`;
 * `npm run kit -- mf-eventos ../eventos` also copies that remote into a folder where it has them.
 */
await runCommand(async ([app, folder, ...rest]) => {
  if ((app && !folder) || rest.length > 0)
    throw new UserError(
      'Say which remote, and its new folder: npm run kit -- mf-eventos ../eventos',
    );
  if (app) assertApp(app);
  await buildApps(['shell']);
  const tarballs = packKit(join(ROOT, 'dist/kit'));
  for (const file of tarballs) console.log(`• ${relative(ROOT, file)}`);
  if (!app || !folder) return;
  takeOut(app, resolve(ROOT, folder), tarballs);
  console.log(`✓ ${app} is in ${resolve(ROOT, folder)}: there, npm install, then npm run dev`);
});
