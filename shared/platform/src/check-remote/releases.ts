import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf, UserError } from '@site/composer/base/errors.ts';
import { openSource } from '@site/composer/fetch/source.ts';
import { type ActiveRelease, activeReleasesSchema } from '@site/contract/activeReleases.ts';
import { manifestSchema } from '@site/contract/manifest.ts';
import * as z from 'zod';
import { distFolder, FRAME_FOLDER, REMOTES } from '../project/apps.ts';

const LIMITS = { bytes: 5_000_000, milliseconds: 10_000 };

/**
 * What visitors of a deployed site see, from its `/stage.json`.
 * @throws UserError naming the address when it cannot be read or understood.
 */
export async function deployedReleases(site: string): Promise<ActiveRelease[]> {
  const source = openSource(site);
  try {
    const text = (await source.read('stage.json', LIMITS)).toString();
    const parsed = activeReleasesSchema.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
    throw new Error(z.prettifyError(parsed.error));
  } catch (error) {
    throw new UserError(`${source.label}/stage.json: ${messageOf(error)}`);
  }
}

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
