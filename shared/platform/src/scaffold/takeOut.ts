import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import * as z from 'zod';
import { appFolder, ROOT } from '../project/apps.ts';
import { aloneFiles } from './aloneFiles.ts';
import { aloneReadme } from './aloneReadme.ts';

const packageSchema = z.looseObject({
  name: z.string(),
  version: z.string().default('0.0.0'),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

/**
 * Copies a remote of this repository into a folder that needs nothing of it but the packed kit.
 * `tarballs` are the kit's files. What is here stays.
 * @throws UserError when the folder is there already, or holds something.
 */
export function takeOut(app: string, folder: string, tarballs: readonly string[]): void {
  if (existsSync(folder) && globSync('*', { cwd: folder }).length > 0)
    throw new UserError(`${folder} is there already.`);
  mkdirSync(join(folder, 'kit'), { recursive: true });
  for (const part of ['src', 'server', 'files']) {
    if (existsSync(join(appFolder(app), part)))
      cpSync(join(appFolder(app), part), join(folder, part), { recursive: true });
  }
  const readme = join(appFolder(app), 'README.md');
  if (existsSync(readme))
    writeFileSync(join(folder, 'README.md'), aloneReadme(readFileSync(readme, 'utf8'), app));
  const kit = tarballs.map((file) => {
    cpSync(file, join(folder, 'kit', basename(file)));
    const [, name] = /^site-(\w+)-/.exec(basename(file)) ?? [];
    return [`@site/${name}`, `file:kit/${basename(file)}`];
  });
  const known = readPackages(['package.json', 'shared/*/package.json', 'mf-*/package.json']);
  const versionOf = (name: string) =>
    known
      .map(({ dependencies, devDependencies }) => dependencies[name] ?? devDependencies[name])
      .find((version) => version !== undefined) ?? '*';
  const [own] = readPackages([`${app}/package.json`]);
  if (!own) throw new UserError(`${app} has no package.json.`);
  const files = aloneFiles(own, Object.fromEntries(kit), versionOf);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
}

function readPackages(patterns: readonly string[]) {
  return globSync(patterns, { cwd: ROOT }).map((file) =>
    packageSchema.parse(JSON.parse(readFileSync(join(ROOT, file), 'utf8'))),
  );
}
