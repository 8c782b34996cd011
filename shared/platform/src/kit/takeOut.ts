import { cpSync, existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import * as z from 'zod';
import { installedVersion } from '../bundling/imports/sharedPackages.ts';
import { appFolder } from '../project/apps.ts';

const TEMPLATE = join(import.meta.dirname, '../../template/repository');

const packagesSchema = z.record(z.string(), z.string()).default({});
const packageSchema = z.looseObject({
  version: z.string().default('0.0.0'),
  dependencies: packagesSchema,
  devDependencies: packagesSchema,
});

/** In the site's repository these are the root's. */
const PEERS = ['react', 'react-dom', 'zod'];
const TOOLS = [
  '@biomejs/biome',
  // What the next two ask for; yarn 1 installs no such package by itself.
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'jsdom',
  'typescript',
  'vitest',
];

/**
 * Copies a remote of this repository into a folder that needs nothing of it but the packed kit.
 * `tarballs` are the kit's files. What is here stays.
 * @throws UserError when the folder is there already, or holds something.
 */
export function takeOut(app: string, folder: string, tarballs: readonly string[]): void {
  if (existsSync(folder) && globSync('*', { cwd: folder }).length > 0)
    throw new UserError(`${folder} is there already.`);
  cpSync(TEMPLATE, folder, { recursive: true });
  // In this repository a file of that name would hold here.
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'));
  for (const part of ['src', 'renderer', 'files']) {
    if (existsSync(join(appFolder(app), part)))
      cpSync(join(appFolder(app), part), join(folder, part), { recursive: true });
  }
  const kit = tarballs.map((file) => {
    cpSync(file, join(folder, 'kit', basename(file)));
    const [, name] = /^site-(\w+)-/.exec(basename(file)) ?? [];
    return [`@site/${name}`, `file:kit/${basename(file)}`];
  });
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
  edit('README.md', (text) => text.replace('mf-novo', app));
  edit('package.json', (text) => {
    const manifest = {
      ...JSON.parse(text),
      name: app,
      ...packagesOf(app, Object.fromEntries(kit)),
    };
    return `${JSON.stringify(manifest, null, 2)}\n`;
  });
}

/** What a remote's own repository installs. `kit` says where the packages of the kit are. */
function packagesOf(app: string, kit: Record<string, string>) {
  const own = packageSchema.parse(
    JSON.parse(readFileSync(join(appFolder(app), 'package.json'), 'utf8')),
  );
  const outside = (packages: Record<string, string>, more: readonly string[]) => {
    const names = Object.keys(packages).filter((name) => !/^@site\//.test(name));
    const all = [...new Set([...names, ...more])].sort();
    return Object.fromEntries(
      all.map((name) => [name, packages[name] ?? `^${installedVersion(name)}`]),
    );
  };
  const dependencies = outside(own.dependencies, PEERS);
  const tools = Object.entries(outside(own.devDependencies, TOOLS));
  return {
    version: own.version,
    dependencies: { ...kit, ...dependencies },
    devDependencies: Object.fromEntries(tools.filter(([name]) => !(name in dependencies))),
  };
}
