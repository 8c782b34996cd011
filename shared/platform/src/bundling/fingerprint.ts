import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as z from 'zod';
import { appFolder, ROOT } from '../project/apps.ts';
import { readSite } from '../project/readSite.ts';

/** Stands for the name of a build until all its files are there: the name follows from them. */
export const UNNAMED_BUILD = '0'.repeat(12);

/** What every app is made of; of platform and composer only what builds. */
const SHARED = [
  ...['content', 'contract', 'design', 'runtime', 'site', 'composer/src/base'],
  ...['bundling', 'project', 'publish', 'render', 'renderer', 'sharing'].map(
    (folder) => `platform/src/${folder}`,
  ),
].map((folder) => `shared/${folder}`);

const SKIPPED = new Set(['dist', 'node_modules', 'testing', 'scripts']);
const SKIPPED_FILE = /^\.(?!env)|\.test\.tsx?$|^README\.md$|^Dockerfile$|^package-lock\.json$/;
/** Only the shell publishes the icons, and serves the page of all components. */
const SHELL_ONLY = new Set(['brand', 'showcase']);

const lockedSchema = z.object({ version: z.string(), integrity: z.string(), dev: z.boolean() });
const lockSchema = z.object({ packages: z.record(z.string(), lockedSchema.partial()) });

/**
 * Fingerprint of what may go into an app's build: its folder with `.env`, what is shared, what builds, every
 * installed package that is not for tests alone, and the configuration. Equal fingerprints mean equal
 * builds, so that nothing is built again; a build itself is named after its files (`nameBuild`).
 */
export function fingerprint(app: string, root: string = ROOT): string {
  const own = relative(ROOT, appFolder(app));
  const files = [own, ...SHARED].flatMap((folder) => filesBelow(folder, root, app === 'shell'));
  const hash = createHash('sha256');
  hash.update(JSON.stringify([readSite(), lockedPackages(own, root), viteVariables()]));
  for (const file of [...files.sort(), 'tsconfig.json'])
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 12);
}

/** What Vite writes into an app's code from the environment, beside its `.env`. */
function viteVariables(): string[] {
  return Object.entries(process.env).flatMap(([name, value]) =>
    name.startsWith('VITE_') ? [`${name}=${value}`] : [],
  );
}

/**
 * Of the packages that only one app has, another app's do not count. Where a remote has a repository of its
 * own, another package manager's lock file is one of its files.
 */
function lockedPackages(own: string, root: string): string[] {
  const file = join(root, 'package-lock.json');
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  return Object.entries(lockSchema.parse(JSON.parse(text)).packages)
    .filter(([path, { dev }]) => {
      const inRoot = path.startsWith(`${own}/`) ? path.slice(own.length + 1) : path;
      return !dev && /^(?:shared\/[^/]+\/)?node_modules\//.test(inRoot);
    })
    .map(([path, { version, integrity }]) => `${path} ${version} ${integrity}`);
}

function filesBelow(folder: string, root: string, isShell: boolean): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED_FILE.test(entry.name)) return [];
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    const isSkipped = SKIPPED.has(entry.name) || (!isShell && SHELL_ONLY.has(entry.name));
    return isSkipped ? [] : filesBelow(path, root, isShell);
  });
}
