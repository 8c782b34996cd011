import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { appFolder, ROOT } from '../project/apps.ts';
import { readSite } from '../project/readSite.ts';

const SKIPPED = new Set(['dist', 'node_modules', '.cache', 'README.md', 'Dockerfile']);
const TEST_FILE = /\.test\.tsx?$/;

/**
 * Fingerprint of all that goes into an app's build: its folder, the shared folders, the versions
 * installed and the configuration. Equal fingerprints mean equal builds.
 */
export function fingerprint(app: string): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify(readSite()));
  hash.update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const folder of [appFolder(app), join(ROOT, 'shared')]) {
    for (const file of filesBelow(folder)) {
      hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name) && !TEST_FILE.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}
