import { cpSync, existsSync, globSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { appFolder } from '../project/apps.ts';
import { readPackage } from '../project/packageFile.ts';
import { copyTemplate } from '../scaffold/copyTemplate.ts';

/**
 * Copies a remote of this repository into a folder that needs nothing of it but the packed kit.
 * `tarballs` are the kit's files. What is here stays.
 * @throws UserError when the folder is there already, or holds something.
 */
export function takeOut(app: string, folder: string, tarballs: readonly string[]): void {
  if (existsSync(folder) && globSync('*', { cwd: folder }).length > 0)
    throw new UserError(`${folder} is there already.`);
  copyTemplate('repository', folder, app);
  // In this repository a file of that name would hold here.
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'));
  for (const part of ['src', 'renderer', 'files', 'vite.config.ts', '.env']) {
    if (existsSync(join(appFolder(app), part)))
      cpSync(join(appFolder(app), part), join(folder, part), { recursive: true });
  }
  const kit = tarballs.map((file) => {
    cpSync(file, join(folder, 'kit', basename(file)));
    const [, name] = /^site-(\w+)-/.exec(basename(file)) ?? [];
    return [`@site/${name}`, `file:kit/${basename(file)}`];
  });
  const [own, template] = [readPackage(appFolder(app)), readPackage(folder)];
  const dependencies = { ...template.dependencies, ...outside(own.dependencies) };
  const tools = Object.entries({ ...template.devDependencies, ...outside(own.devDependencies) });
  const manifest = {
    ...template,
    version: own.version,
    dependencies: { ...Object.fromEntries(kit), ...dependencies },
    devDependencies: Object.fromEntries(tools.filter(([name]) => !(name in dependencies))),
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Of some packages those that are not this repository's. */
function outside(packages: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(packages).filter(([name]) => !name.startsWith('@site/')),
  );
}
