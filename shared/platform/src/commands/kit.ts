import { cpSync, globSync, writeFileSync } from 'node:fs';
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

const WRITTEN = /\/(?:node_modules|dist|\.cache)$/;

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
  cpSync(appFolder(app), folder, { recursive: true, filter: (path) => !WRITTEN.test(path) });
  copyTemplate('repository', folder, { 'mf-novo': app });
  const [own, template] = [readPackage(appFolder(app)), readPackage(folder)];
  const dependencies = { ...template.dependencies, ...own.dependencies };
  const devDependencies = { ...template.devDependencies, ...own.devDependencies };
  for (const file of tarballs) {
    cpSync(file, join(folder, 'kit', basename(file)));
    dependencies[file.replace(/.*site-(\w+)-.*/, '@site/$1')] = `file:kit/${basename(file)}`;
  }
  for (const name of Object.keys(dependencies)) delete devDependencies[name];
  const manifest = { ...template, version: own.version, dependencies, devDependencies };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
