import type { Manifest } from '@site/contract/manifest.ts';
import { pathOf, searchEntrySchema, searchFileSchema } from '@site/contract/search.ts';
import { type Finding, finding } from '../finding.ts';
import { readJson } from '../readJson.ts';
import { pageFinder } from '../redirects.ts';

const NAMED = 3;

/** Holds what a publisher says can be found of it against the contract, and against its own pages. */
export async function checkSearch(
  manifest: Manifest,
  read: (file: string) => Promise<Buffer>,
): Promise<Finding[]> {
  const { search: file } = manifest;
  if (!file) return [];
  const parsed = readJson(searchFileSchema, await read(file), { entries: searchEntrySchema });
  if ('problem' in parsed) return [finding(manifest, 'search', parsed.problem, file)];
  const isOwn = pageFinder(manifest.pages.map(({ path }) => path));
  return parsed.data.entries
    .filter(({ href }) => !isOwn(pathOf(href)))
    .slice(0, NAMED)
    .map(({ href }) => finding(manifest, 'search', `${href} is none of its pages`, file));
}
