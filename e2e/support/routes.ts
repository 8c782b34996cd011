import { isPattern, parentOf } from '@site/contract/paths.ts';
import { distFolder, REMOTES } from '@site/platform/project/apps.ts';
import { readManifest } from '@site/platform/project/buildFiles.ts';

/** What patterns have of pages, where only pages that are made of data answer. */
const EXAMPLES: Record<string, readonly string[]> = {
  '/vagas/:vaga': ['/vagas/auxiliar-administrativo-5e1f0c1a-0001-4a6b-8c00-000000000001'],
};

/** Every path that the built remotes claim, by the remote; patterns with examples. */
export const ROUTES: Record<string, readonly string[]> = Object.fromEntries(
  REMOTES.map((remote) => [remote, pathsOf(remote).flatMap(examplesOf)]),
);

/** All of them in one list. */
export const ALL_ROUTES: readonly string[] = Object.values(ROUTES).flat();

function pathsOf(remote: string): string[] {
  return readManifest(distFolder(remote)).pages.map(({ path }) => path);
}

function examplesOf(path: string): readonly string[] {
  return EXAMPLES[path] ?? [isPattern(path) ? `${parentOf(path)}/um-exemplo` : path];
}
