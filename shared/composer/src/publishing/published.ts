import { statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { isText } from '../base/fileTypes.ts';
import { type Disk, readStored } from '../store/disk.ts';
import { ENCODINGS } from './compress.ts';

const LIST = 'published.json';

const entrySchema = z.object({
  /** What the file follows from. */
  key: z.string(),
  /** In bytes. */
  size: z.number(),
});

const listSchema = z.record(z.string(), entrySchema);

/** What a site's folder holds, by path. */
export type Published = Map<string, z.infer<typeof entrySchema>>;

/** The key of a file that is not as the list says. */
export const DAMAGED = 'damaged';

/** Reads what was published. Without a readable list all is published anew. */
export function readPublished(store: string): Published {
  return new Map(Object.entries(readStored(listSchema, store, LIST) ?? {}));
}

/**
 * Holds every published file against its list: one of another size (a machine that lost its power
 * leaves empty files, a killed composer newer ones) is marked, and stays until the next publication
 * replaces it. Returns the texts without their compressed forms.
 */
export function checkPublished(
  store: string,
  published: Published,
  onDamaged: (file: string) => void,
): string[] {
  const sizeOf = (path: string) =>
    statSync(join(store, 'site', path), { throwIfNoEntry: false })?.size;
  const plain: string[] = [];
  for (const [path, entry] of published) {
    const forms =
      isText(path) && entry.size > 0 ? ENCODINGS.map((ending) => sizeOf(path + ending)) : [];
    if (forms.includes(undefined)) plain.push(path);
    if (sizeOf(path) === entry.size && !forms.includes(0)) continue;
    entry.key = DAMAGED;
    onDamaged(join('site', path));
  }
  return plain;
}

/** Replaces the list on disk. */
export function writePublished(store: string, published: Published, disk: Disk): Promise<void> {
  return disk.write(join(store, LIST), JSON.stringify(Object.fromEntries(published)));
}
