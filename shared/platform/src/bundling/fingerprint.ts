import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { appFolder, ROOT } from '../project/apps.ts';
import { readSite } from '../project/readSite.ts';

/** Stands for the name of a build until all its files are there: the name follows from them. */
export const UNNAMED_BUILD = '0'.repeat(12);

/** Sources that go into every app's build; of platform and composer only the code that builds. */
const SHARED_FOLDERS = [
  'shared/{content,contract,design,runtime,site,composer/src/{base,validation}}',
  'shared/platform/src/{bundling,project,publish,prerender,renderer}',
];

/** Where another package manager installs, its lock file is one of the remote's files. */
const OF_ROOT = ['package-lock.json', 'tsconfig.json'];
const SKIPPED =
  /^(?:dist|node_modules|testing|scripts|README\.md|Dockerfile|package-lock\.json|.*\.test\.tsx?)$/;

/**
 * Fingerprint of what may go into an app's build: its folder with `.env`, what is shared, what builds, the lock file,
 * and the configuration. Equal ones mean equal builds; a build itself is named after its files (`nameBuild`).
 */
export function fingerprint(app: string, root: string = ROOT): string {
  const folders = [relative(ROOT, appFolder(app)), ...SHARED_FOLDERS];
  const patterns = folders.map((folder) => join(folder, '{**,.env*}'));
  const files = globSync(patterns, { cwd: root, exclude: (path) => SKIPPED.test(basename(path)) });
  // Vite writes these into an app's code, beside its `.env`.
  const variables = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  const hash = createHash('sha256').update(JSON.stringify([readSite(), variables]));
  for (const file of [...files.sort(), ...OF_ROOT])
    if (statSync(join(root, file), { throwIfNoEntry: false })?.isFile())
      hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 12);
}
