import type { Manifest } from '@site/contract/manifest.ts';
import { messageOf } from '@site/contract/messageOf.ts';
import {
  pathOf,
  type SearchFile,
  type SearchIndex,
  searchEntrySchema,
  searchFileSchema,
} from '@site/contract/search.ts';
import { escapeHtml } from '../base/html.ts';
import type { Blobs } from '../store/blobs.ts';
import { readJson } from '../validation/readJson.ts';
import { isIndexed } from './siteLists.ts';

/** What can be found of releases, and the map of their pages; `failures` says whose file cannot be read. */
export async function readSearch(
  releases: readonly Manifest[],
  blobs: Blobs,
  failures: Map<string, string>,
) {
  const entries: SearchIndex['entries'] = [];
  let map = '';
  for (const release of releases) {
    const search = await read(release, blobs).catch((error) => {
      failures.set(release.name, messageOf(error));
      return NOTHING;
    });
    const paths = new Set(release.pages.map(({ path }) => path));
    entries.push(...search.entries.filter(({ href }) => paths.has(pathOf(href))));
    map += sectionOf(release, search);
  }
  // Shells from before 2026-11-28 read the field `more`, too.
  return { index: JSON.stringify({ entries, more: [] }), map };
}

const NOTHING: SearchFile = { entries: [] };

/** Each is read once, not with every publication of the site. */
const known = new WeakMap<Manifest, SearchFile>();

async function read(release: Manifest, blobs: Blobs): Promise<SearchFile> {
  const before = known.get(release);
  if (before) return before;
  const sha256 = release.search && release.files[release.search]?.sha256;
  if (!sha256) return NOTHING;
  // The file was validated before it became active, but possibly by an older composer: an invalid one counts as empty.
  const text = String(await blobs.read(sha256));
  const parsed = readJson(searchFileSchema, text, { entries: searchEntrySchema });
  const search = 'data' in parsed ? parsed.data : NOTHING;
  known.set(release, search);
  return search;
}

/** What the start page is called where all pages are listed: its title says what the site offers. */
const HOME = 'Início';

/** The pages of a publisher, as HTML; those that follow from data are found by their list. */
function sectionOf({ name, pages }: Manifest, { topic }: SearchFile): string {
  const listed = pages.filter((page) => page.path === page.page && isIndexed(page));
  if (listed.length === 0 || name === 'shell') return '';
  const links = listed.map(({ path, title }) => {
    const link = path === '/' ? HOME : withoutSuffix(title);
    return `<li><a href="${path}">${escapeHtml(link)}</a></li>`;
  });
  const heading = topic ?? withoutSuffix(listed[0]?.title ?? '');
  return `<section><h3>${escapeHtml(heading)}</h3><ul>${links.join('')}</ul></section>`;
}

/** Titles end in the site's name, which is said already. */
function withoutSuffix(title: string): string {
  return title.replace(/ \| [^|]*$/, '');
}
