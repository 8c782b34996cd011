import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, manifestSchema } from '@site/contract/manifest.ts';
import { sha256Of } from '@site/contract/sha256.ts';
import { CONTRACT_VERSION } from '@site/contract/version.ts';
import { UNNAMED_BUILD } from '../bundling/fingerprint.ts';
import { sharedVersions } from '../bundling/imports/sharedPackages.ts';
import { appFolder, buildFolder } from '../project/apps.ts';
import { filesIn, MANIFEST, replaceFile } from '../project/buildFiles.ts';
import { readPackage } from '../project/packageFile.ts';
import { readSite } from '../project/readSite.ts';

/** What differs from build to build; the rest follows from the folder and the configuration. */
export type ManifestParts = Pick<
  Manifest,
  'entry' | 'takes' | 'groups' | 'pages' | 'redirects' | 'fragments' | 'gives' | 'search' | 'shell'
>;

/** Writes an app's manifest, after all its other files; in `parts` stands `UNNAMED_BUILD` for the build's name. */
export function writeManifest(app: string, build: string, parts: ManifestParts): void {
  const folder = buildFolder(app);
  const described = filesIn(folder)
    .sort()
    .map((name) => {
      const bytes = readFileSync(join(folder, name));
      return [name, { size: bytes.length, sha256: sha256Of(bytes) }];
    });
  const manifest = {
    name: app,
    version: readPackage(appFolder(app)).version,
    build,
    contract: CONTRACT_VERSION,
    configuration: sha256Of(JSON.stringify(readSite())).slice(0, 12),
    shared: sharedVersions(parts.takes),
    files: Object.fromEntries(described),
    ...parts,
  };
  const named = JSON.stringify(manifest).replaceAll(UNNAMED_BUILD, build);
  const text = `${JSON.stringify(manifestSchema.parse(JSON.parse(named)), null, 1)}\n`;
  replaceFile(join(folder, MANIFEST), text);
}
