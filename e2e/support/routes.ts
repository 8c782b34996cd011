import { expect } from '@playwright/test';
import { isPattern, parentOf } from '@site/contract/paths.ts';
import { distFolder, REMOTES } from '@site/platform/project/apps.ts';
import { readManifest } from '@site/platform/project/buildFiles.ts';
import { ask } from './ask.ts';
import { START } from './sites.ts';

/** Existing addresses of the patterns that answer only for pages made of data. */
const EXAMPLES: Record<string, string> = {
  '/vagas/:vaga': '/vagas/auxiliar-administrativo-5e1f0c1a-0001-4a6b-8c00-000000000001',
};

/** Every path that the built remotes claim; patterns with examples. */
export const ALL_ROUTES: readonly string[] = REMOTES.flatMap((remote) =>
  readManifest(distFolder(remote)).pages.map(({ path }) => exampleOf(path)),
);

/** The document of every page, by its path, as `npm start` answers. */
export async function everyDocument(): Promise<Map<string, string>> {
  const documents = new Map<string, string>();
  for (const path of ALL_ROUTES) {
    const answer = await ask(START + path);
    expect([answer.status, answer.headers.get('content-type')], path).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    documents.set(path, await answer.text());
  }
  return documents;
}

function exampleOf(path: string): string {
  return EXAMPLES[path] ?? (isPattern(path) ? `${parentOf(path)}/um-exemplo` : path);
}
