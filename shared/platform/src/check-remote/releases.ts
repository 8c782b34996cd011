import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ActiveRelease } from '@site/contract/activeReleases.ts';
import { manifestSchema } from '@site/contract/manifest.ts';
import { distFolder, FRAME_FOLDER, REMOTES } from '../project/apps.ts';

/** What is built in this checkout; builds that cannot be understood are left out. */
export function builtReleases(): ActiveRelease[] {
  return [FRAME_FOLDER, ...REMOTES.map(distFolder)]
    .map((folder) => join(folder, 'manifest.json'))
    .filter((file) => existsSync(file))
    .flatMap((file) => {
      const parsed = manifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
      return parsed.success ? [parsed.data] : [];
    });
}
