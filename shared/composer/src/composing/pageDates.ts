import type { Manifest } from '@site/contract/manifest.ts';
import type { Blobs } from './blobs.ts';
import { contentOf } from './contentOf.ts';
import type { State } from './state.ts';

/** Notes which pages of a release say something else. Another build of the same texts is no change. */
export async function noteChanges(
  { changed }: State,
  { pages, files }: Manifest,
  blobs: Blobs,
  at: string,
): Promise<void> {
  for (const { path, document, changedOn, status } of pages) {
    // Not in the sitemap: else the state holds a row for every vacancy that ever was.
    if (status === 410) {
      delete changed[path];
      continue;
    }
    const key = files[document]?.sha256 ?? '';
    const known = changed[path];
    if (known?.key === key) continue;
    const isSame = known && (await saysTheSame(blobs, known.key, key));
    changed[path] = { key, at: isSame ? known.at : known ? at : (changedOn ?? at) };
  }
}

/** The document before is kept for a week, as the release is that has it. */
async function saysTheSame(blobs: Blobs, before: string, now: string): Promise<boolean> {
  if (!blobs.has(before)) return false;
  const [one, other] = await Promise.all([before, now].map((hash) => blobs.read(hash)));
  return contentOf(String(one)) === contentOf(String(other));
}

/** Forgets pages that no publisher has; returns how many. */
export function forgetChanges({ publishers, changed }: State): number {
  const paths = new Set(Object.values(publishers).flatMap(({ paths = [] }) => paths));
  const gone = Object.keys(changed).filter((path) => !paths.has(path));
  for (const path of gone) delete changed[path];
  return gone.length;
}
