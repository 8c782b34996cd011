import type { Manifest } from '@site/contract/manifest.ts';
import type { State } from '../store/state.ts';
import type { Contents } from '../validation/contents/contents.ts';

/**
 * Notes which pages of a release say something else. Another build of the same texts is no change:
 * `same` has the hashes of such documents before, by path.
 */
export function noteChanges(
  { changed }: State,
  { pages, files }: Manifest,
  same: Contents['same'],
  at: string,
): void {
  for (const { path, document, changedOn, status } of pages) {
    // Not in the sitemap: else the state holds a row for every vacancy that ever was.
    if (status === 410) {
      delete changed[path];
      continue;
    }
    const key = files[document]?.sha256 ?? '';
    const known = changed[path];
    if (known?.key === key) continue;
    const isSame = known && Object.hasOwn(same, path) && same[path] === known.key;
    changed[path] = { key, at: isSame ? known.at : known ? at : (changedOn ?? at) };
  }
}

/** Forgets pages that no publisher has; returns how many. */
export function forgetChanges({ publishers, changed }: State): number {
  const paths = new Set(Object.values(publishers).flatMap(({ paths = [] }) => paths));
  const gone = Object.keys(changed).filter((path) => !paths.has(path));
  for (const path of gone) delete changed[path];
  return gone.length;
}
