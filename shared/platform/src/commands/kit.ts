import { cpSync, existsSync, globSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { packKit } from '../kit/packKit.ts';
import { appFolder, assertApp, ROOT } from '../project/apps.ts';
import { readPackage } from '../project/packageFile.ts';
import { buildApps } from '../publish/buildApps.ts';
import { copyTemplate } from '../scaffold/copyTemplate.ts';

const HELP = `npm run kit -- [remote folder]

Packs what a remote in a repository of its own installs into dist/kit. With a remote and a new folder it also copies the
remote there, with the packages.

Example: npm run kit -- mf-eventos ../eventos`;

/** What a remote in this repository consists of beside its package.json. */
const PARTS = ['src', 'renderer', 'files', 'vite.config.ts', '.env'];

await runCommand({ help: HELP, names: 2 }, async (_, [app, named]) => {
  if (app && !named) throw new UserError(`Say the new folder as well. ${HELP}`);
  if (app) assertApp(app);
  const folder = named && resolve(ROOT, named);
  if (folder && globSync('*', { cwd: folder }).length > 0)
    throw new UserError(`${folder} is there already.`);
  await buildApps(['shell']);
  const tarballs = packKit(join(ROOT, 'dist/kit'));
  for (const file of tarballs) console.log(`• ${relative(ROOT, file)}`);
  if (!app || !folder) return;
  takeOut(app, folder, tarballs);
  console.log(`✓ ${app} is in ${folder}: there, npm install, then npm run dev`);
});

/** Copies a remote into a folder that needs nothing of this repository but the packed kit. */
function takeOut(app: string, folder: string, tarballs: readonly string[]): void {
  copyTemplate('repository', folder, app);
  // In this repository a file of that name would hold here.
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'));
  for (const part of PARTS.map((name) => join(appFolder(app), name)).filter(existsSync))
    cpSync(part, join(folder, basename(part)), { recursive: true });
  const kit = tarballs.map((file) => {
    cpSync(file, join(folder, 'kit', basename(file)));
    return [file.replace(/.*site-(\w+)-.*/, '@site/$1'), `file:kit/${basename(file)}`];
  });
  const [own, template] = [readPackage(appFolder(app)), readPackage(folder)];
  const packages = { ...template.dependencies, ...own.dependencies, ...Object.fromEntries(kit) };
  const tools = { ...template.devDependencies, ...own.devDependencies };
  const isTool = ([name]: [string, string]) => !(name in packages);
  const manifest = {
    ...template,
    version: own.version,
    dependencies: packages,
    devDependencies: Object.fromEntries(Object.entries(tools).filter(isTool)),
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
