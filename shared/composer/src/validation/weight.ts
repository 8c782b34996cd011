import type { Manifest } from '@site/contract/manifest.ts';
import { type Finding, finding } from './finding.ts';

const MEGABYTE = 1_000_000;

/** How much a release may weigh, in bytes, and how long it may take to come, in milliseconds. */
export const LIMITS = {
  manifest: { bytes: 5 * MEGABYTE, milliseconds: 3000 },
  // Also a document: a list of 60 descriptions of 10,000 accented letters is 3.9 MB.
  file: 5 * MEGABYTE,
  // Thousands of vacancies are one release.
  release: 200 * MEGABYTE,
  milliseconds: 30_000,
};

/** What a manifest's files weigh too much: then none of them is downloaded. */
export function weightFindings(manifest: Manifest): Finding[] {
  let total = 0;
  for (const [file, { size }] of Object.entries(manifest.files)) {
    if (size > LIMITS.file) {
      const message = `it has ${size} bytes, at most ${LIMITS.file} are taken`;
      return [finding(manifest, 'files', message, file)];
    }
    total += size;
  }
  if (total <= LIMITS.release) return [];
  const message = `its files have ${total} bytes together, at most ${LIMITS.release} are taken`;
  return [finding(manifest, 'files', message)];
}
