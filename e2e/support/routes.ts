import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestSchema } from '@site/contract/manifest.ts';
import { isPattern, parentOf } from '@site/contract/paths.ts';
import { distFolder, REMOTES } from '@site/platform/project/apps.ts';

/** Every path that the built remotes claim, by the remote; patterns with an example. */
export const ROUTES: Record<string, readonly string[]> = Object.fromEntries(
  REMOTES.map((remote) => [remote, pathsOf(remote).map(exampleOf)]),
);

/** All of them in one list. */
export const ALL_ROUTES: readonly string[] = Object.values(ROUTES).flat();

function pathsOf(remote: string): string[] {
  const file = join(distFolder(remote), 'manifest.json');
  return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).pages.map(({ path }) => path);
}

function exampleOf(path: string): string {
  return isPattern(path) ? `${parentOf(path)}/um-exemplo` : path;
}
