import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, manifestSchema } from '@site/contract/contract.ts';
import * as z from 'zod';
import { REMOTES, ROOT } from '../project/apps.ts';

/**
 * The manifests a remote is held against: those of the site it is deployed to, or, for a folder,
 * those of the apps built beside it. What cannot be read is left out.
 */
export async function otherManifests(target: string): Promise<Manifest[]> {
  const rows = /^https?:/.test(target) ? await deployedManifests(target) : builtManifests();
  return rows.flatMap((row) => {
    const parsed = manifestSchema.safeParse(row);
    return parsed.success ? [parsed.data] : [];
  });
}

async function deployedManifests(target: string): Promise<unknown[]> {
  const response = await fetch(new URL('/remotes.json', target)).catch(() => undefined);
  if (!response?.ok) return [];
  const parsed = z.array(z.unknown()).safeParse(await response.json().catch(() => []));
  return parsed.success ? parsed.data : [];
}

function builtManifests(): unknown[] {
  return REMOTES.map((name) => join(ROOT, name, 'dist/manifest.json'))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')));
}
