import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project/apps.ts';
import { readSite } from '../project/readSite.ts';
import { inputsOf } from './inputs.ts';

/**
 * Fingerprint of all that goes into an app's build, and of nothing else: its sources, the
 * versions of the packages it is made of, and the configuration. Equal fingerprints mean equal
 * builds.
 */
export function fingerprint(app: string, root: string = ROOT): string {
  const { files, packages } = inputsOf(app, root);
  const hash = createHash('sha256');
  hash.update(JSON.stringify([readSite(), packages]));
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 12);
}
