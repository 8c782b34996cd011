import type { Manifest } from '@site/contract/manifest.ts';
import { matches } from '@site/contract/paths.ts';
import {
  moreEntriesSchema,
  pathOf,
  type SearchFile,
  searchEntrySchema,
  searchFileSchema,
} from '@site/contract/search.ts';
import type { Finding } from './finding.ts';
import { readJson } from './readJson.ts';

/** The first foreign addresses are named: one shows the mistake. */
const NAMED = 3;

/** Holds what a publisher says can be found of it against the contract, and against its own pages. */
export async function checkSearch(
  manifest: Manifest,
  read: (file: string) => Promise<Buffer>,
): Promise<Finding[]> {
  const { name: publisher, search: file } = manifest;
  if (!file) return [];
  const finding = (place: string, message: string): Finding => ({
    publisher,
    file: place,
    rule: 'search',
    message,
  });
  const parsed = readJson(searchFileSchema, await read(file), { entries: searchEntrySchema });
  if ('problem' in parsed) return [finding(file, parsed.problem)];
  const { entries, more } = parsed.data;
  const foreign = foreignIn(
    manifest,
    entries.map(({ href }) => href),
  );
  return [
    ...foreign.map((href) => finding(file, `${href} is none of its pages`)),
    ...(more ? await moreFindings(manifest, more, read, finding) : []),
  ];
}

async function moreFindings(
  manifest: Manifest,
  { file }: NonNullable<SearchFile['more']>,
  read: (file: string) => Promise<Buffer>,
  finding: (file: string, message: string) => Finding,
): Promise<Finding[]> {
  if (!Object.hasOwn(manifest.files, file)) return [finding(file, 'it is named but not listed')];
  const parsed = readJson(moreEntriesSchema, await read(file), {
    '': moreEntriesSchema.def.element,
  });
  if ('problem' in parsed) return [finding(file, parsed.problem)];
  const hrefs = parsed.data.map(({ href }) => href);
  return foreignIn(manifest, hrefs).map((href) => finding(file, `${href} is none of its pages`));
}

/** The first addresses that lead to pages which the publisher does not have. */
function foreignIn({ pages }: Manifest, hrefs: readonly string[]): string[] {
  const own = new Set(pages.map(({ path }) => path));
  const patterns = pages.filter(({ path }) => path.includes(':'));
  return hrefs
    .filter((href) => {
      const path = pathOf(href);
      return !own.has(path) && !patterns.some((page) => matches(page.path, path));
    })
    .slice(0, NAMED);
}
