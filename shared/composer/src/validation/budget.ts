import type { Manifest } from '@site/contract/manifest.ts';
import { isPattern } from '@site/contract/paths.ts';
import { type Finding, finding } from './finding.ts';

const MEGABYTE = 1_000_000;

/** What one release may take of the composer, so that those of other publishers do not wait for it. */
export const BUDGET = {
  manifest: { bytes: 5 * MEGABYTE, milliseconds: 3000 },
  /** The manifest's time is the first; this is that of all other files. */
  download: { milliseconds: 30_000 },
  // Also a document: a list of 60 descriptions of 10,000 accented letters is 3.9 MB.
  file: 5 * MEGABYTE,
  // Thousands of vacancies are one release.
  release: 200 * MEGABYTE,
  files: 20_000,
  /** Files of one content: each is a link to it, in every generation and for every retired release; ext4 takes 65,000. */
  names: 100,
  pages: 30_000,
  /** Bytes of all pages as they are composed: many may name one document. */
  composed: 400 * MEGABYTE,
  /** Two rows of nginx's map each. */
  redirects: 2000,
  /** Each is held against every path of the site. */
  patterns: 20,
  /** Of one page: each is looked for in its document. */
  stylesheets: 20,
  /** Of its HTML, on pages of other teams, who cannot see it in their own budget. */
  fragment: 16_000,
  /** A part of the shell is in every page, a search file in what every visitor's search downloads. */
  shared: MEGABYTE / 2,
  /** Parsed, one takes up to 500 times its size; the composer keeps 400 of its container's 512 MB. */
  stylesheet: MEGABYTE / 5,
};

/** What a manifest says of its release beyond the budget: then none of its files is downloaded. */
export function budgetFindings(manifest: Manifest): Finding[] {
  const { files, groups, fragments = {}, pages, redirects, search, shell } = manifest;
  const shared = new Set([search, ...Object.values(shell?.parts ?? {})]);
  const names = new Map<string, number>();
  let total = 0;
  for (const [file, { size, sha256 }] of Object.entries(files)) {
    const isSheet = file.endsWith('.css');
    const most = isSheet ? BUDGET.stylesheet : shared.has(file) ? BUDGET.shared : BUDGET.file;
    if (size > most) {
      return [finding(manifest, 'budget', `it has ${size} bytes, at most ${most} are taken`, file)];
    }
    const before = names.get(sha256) ?? 0;
    // Kept once, however many names it has.
    if (before === 0) total += size;
    names.set(sha256, before + 1);
  }
  const bytes = Object.values(fragments).map(({ document }) => files[document]?.size ?? 0);
  const sheets = Object.values(groups).map(({ stylesheets }) => stylesheets.length);
  const amounts = [
    ['bytes in its files together', total, BUDGET.release],
    ['files', Object.keys(files).length, BUDGET.files],
    ['files of one content', mostOf(names.values()), BUDGET.names],
    ['pages', pages.length, BUDGET.pages],
    ['bytes in its pages together', composedBytes(manifest), BUDGET.composed],
    ['redirects', Object.keys(redirects).length, BUDGET.redirects],
    ['stylesheets in a group', mostOf(sheets), BUDGET.stylesheets],
    ['bytes in a fragment', mostOf(bytes), BUDGET.fragment],
    ['patterns', pages.filter(({ path }) => isPattern(path)).length, BUDGET.patterns],
  ] as const;
  return amounts
    .filter(([, amount, most]) => amount > most)
    .map(([what, amount, most]) =>
      finding(manifest, 'budget', `it has ${amount} ${what}, at most ${most} are taken`),
    );
}

const mostOf = (amounts: Iterable<number>) => [...amounts].reduce((a, b) => Math.max(a, b), 0);

/** What its pages take on disk: each its document, the stylesheets of its group, what its places may bring. */
function composedBytes(manifest: Manifest): number {
  const bytesOf = (names: readonly string[]) =>
    names.reduce((sum, file) => sum + (manifest.files[file]?.size ?? 0), 0);
  const sheets = new Map([...inlineSheets(manifest)].map(([group, own]) => [group, bytesOf(own)]));
  return manifest.pages.reduce((sum, { document, group, places = [] }) => {
    const inside = (sheets.get(group) ?? 0) + places.length * BUDGET.fragment;
    return sum + bytesOf([document]) + inside;
  }, 0);
}

/**
 * Pages of one kind beyond which their stylesheets stay files: compressing a page takes 2.6 ms with
 * its styles and 0.9 ms without, which is a minute for 30,000 vacancies.
 */
const MAX_INLINE_PAGES = 1000;

/** The stylesheets that pages of a group hold; nothing for groups of so many pages that they stay files. */
export function inlineSheets({ pages, groups }: Manifest): Map<string, readonly string[]> {
  const counted = Map.groupBy(pages, ({ group }) => group);
  const inline = [...counted].filter(([, { length }]) => length <= MAX_INLINE_PAGES);
  return new Map(inline.map(([group]) => [group, groups[group]?.stylesheets ?? []]));
}
