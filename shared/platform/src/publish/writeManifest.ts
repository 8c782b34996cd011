import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Manifest, manifestSchema } from '@site/contract/manifest.ts';
import { sha256Of } from '@site/contract/sha256.ts';
import { CONTRACT_VERSION } from '@site/contract/version.ts';
import * as z from 'zod';
import { fingerprint } from '../bundling/fingerprint.ts';
import { sharedVersions } from '../bundling/imports/sharedPackages.ts';
import { appFolder, buildFolder } from '../project/apps.ts';
import { readSite } from '../project/readSite.ts';

const MANIFEST = 'manifest.json';

/** What differs from build to build; the rest follows from the folder and the configuration. */
export type ManifestParts = Pick<
  Manifest,
  'entry' | 'takes' | 'groups' | 'pages' | 'redirects' | 'takesOver' | 'search' | 'shell'
>;

/** Writes an app's manifest, after all its other files. */
export function writeManifest(app: string, parts: ManifestParts): void {
  const folder = buildFolder(app);
  const manifest: Manifest = {
    name: app,
    version: packageVersion(app),
    build: fingerprint(app),
    contract: CONTRACT_VERSION,
    configuration: sha256Of(JSON.stringify(readSite())).slice(0, 12),
    shared: sharedVersions(parts.takes),
    files: describeFiles(folder),
    ...parts,
  };
  const text = `${JSON.stringify(manifestSchema.parse(manifest), null, 1)}\n`;
  writeFile(join(folder, MANIFEST), text);
}

/** Every file below a build's folder but its manifest, with size and hash. */
function describeFiles(folder: string): Manifest['files'] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => name !== MANIFEST)
    .sort();
  return Object.fromEntries(
    names.map((name) => {
      const bytes = readFileSync(join(folder, name));
      return [name, { size: bytes.length, sha256: sha256Of(bytes) }];
    }),
  );
}

/** Writes a file, making the folders it needs. */
export function writeFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function packageVersion(app: string): string {
  const text = readFileSync(join(appFolder(app), 'package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}
