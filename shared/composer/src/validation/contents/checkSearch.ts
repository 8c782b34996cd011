import type { Manifest } from '@site/contract/manifest.ts';
import {
  moreEntriesSchema,
  pathOf,
  searchEntrySchema,
  searchFileSchema,
} from '@site/contract/search.ts';
import { type Finding, finding } from '../finding.ts';
import { readJson } from '../readJson.ts';
import { pageFinder } from '../redirects.ts';

const NAMED = 3;

/** Holds what a publisher says can be found of it against the contract, and against its own pages. */
export async function checkSearch(
  manifest: Manifest,
  read: (file: string) => Promise<Buffer>,
): Promise<Finding[]> {
  const { search: file, files } = manifest;
  if (!file) return [];
  const parsed = readJson(searchFileSchema, await read(file), { entries: searchEntrySchema });
  if ('problem' in parsed) return [finding(manifest, 'search', parsed.problem, file)];
  const { entries, more } = parsed.data;
  const findings = foreignIn(manifest, file, entries);
  if (!more) return findings;
  if (!Object.hasOwn(files, more.file))
    return [...findings, finding(manifest, 'search', 'it is named but not listed', more.file)];
  const item = moreEntriesSchema.def.element;
  const others = readJson(moreEntriesSchema, await read(more.file), { '': item });
  if ('data' in others) return [...findings, ...foreignIn(manifest, more.file, others.data)];
  return [...findings, finding(manifest, 'search', others.problem, more.file)];
}

function foreignIn(
  manifest: Manifest,
  file: string,
  entries: readonly { href: string }[],
): Finding[] {
  const isOwn = pageFinder(manifest.pages.map(({ path }) => path));
  return entries
    .filter(({ href }) => !isOwn(pathOf(href)))
    .slice(0, NAMED)
    .map(({ href }) => finding(manifest, 'search', `${href} is none of its pages`, file));
}
