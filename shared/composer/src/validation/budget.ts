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
  /** Each is held against every path of the site. */
  patterns: 20,
  /** Of one page: each is looked for in its document. */
  stylesheets: 20,
  /** A part of the shell is in every page, a search file in what every visitor's search downloads. */
  shared: MEGABYTE / 2,
  /** Parsed, one takes up to 500 times its size; the composer keeps 400 of its container's 512 MB. */
  stylesheet: MEGABYTE / 5,
};

/** What a manifest says of its release beyond the budget: then none of its files is downloaded. */
export function budgetFindings(manifest: Manifest): Finding[] {
  const { files, groups, pages, search, shell } = manifest;
  const shared = new Set([search, ...Object.values(shell?.parts ?? {})]);
  let total = 0;
  for (const [file, { size }] of Object.entries(files)) {
    const isSheet = file.endsWith('.css');
    const most = isSheet ? BUDGET.stylesheet : shared.has(file) ? BUDGET.shared : BUDGET.file;
    if (size > most) {
      return [finding(manifest, 'budget', `it has ${size} bytes, at most ${most} are taken`, file)];
    }
    total += size;
  }
  const amounts = [
    ['bytes in its files together', total, BUDGET.release],
    ['files', Object.keys(files).length, BUDGET.files],
    [
      'stylesheets in a group',
      Math.max(0, ...Object.values(groups).map(({ stylesheets }) => stylesheets.length)),
      BUDGET.stylesheets,
    ],
    ['patterns', pages.filter(({ path }) => isPattern(path)).length, BUDGET.patterns],
  ] as const;
  return amounts
    .filter(([, amount, most]) => amount > most)
    .map(([what, amount, most]) =>
      finding(manifest, 'budget', `it has ${amount} ${what}, at most ${most} are taken`),
    );
}
