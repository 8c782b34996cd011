import { readdirSync, statSync } from 'node:fs';
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
  /** When no plan named it any more, where it stays for open tabs. */
  goneAt: z.string().optional(),
  /** Whether a text is there without its compressed forms as yet. */
  isPlain: z.boolean().optional(),
});

const listSchema = z.record(z.string(), entrySchema);

export type PublishedFile = z.infer<typeof entrySchema>;

/** What a site's folder holds, by path. */
export type Published = Map<string, PublishedFile>;

/** The key of a file that is not as the list says. */
export const DAMAGED = 'damaged';

/**
 * Reads what was published, and holds every file against it: one of another size (a machine that
 * lost its power leaves empty files, a killed composer newer ones) is named to `onDamaged`. It stays
 * until the next publication replaces it. Without a readable list it is what the folder holds.
 */
export function readPublished(store: string, onDamaged: (file: string) => void): Published {
  const site = join(store, 'site');
  const list = readStored(listSchema, store, LIST);
  const published: Published = list ? new Map(Object.entries(list)) : listFolder(site);
  for (const [path, entry] of published) {
    const { size, isPlain } = entry;
    const forms = size > 0 && isText(path) && !isPlain ? ENCODINGS : [];
    const isWhole =
      sizeOf(join(site, path)) === size &&
      forms.every((ending) => sizeOf(join(site, path + ending)) > 0);
    if (isWhole) continue;
    entry.key = DAMAGED;
    onDamaged(join('site', path));
  }
  return published;
}

/** Replaces the list on disk. */
export function writePublished(store: string, published: Published, disk: Disk): Promise<void> {
  return disk.write(join(store, LIST), JSON.stringify(Object.fromEntries(published)));
}

/** What lies in the folder, of keys that no plan has: the status is not part of any plan. */
function listFolder(site: string): Published {
  let found: string[];
  try {
    found = readdirSync(site, { recursive: true, encoding: 'utf8' });
  } catch {
    return new Map();
  }
  const files = found.filter(
    (path) =>
      !path.startsWith('status/') &&
      !ENCODINGS.some((ending) => path.endsWith(ending)) &&
      statSync(join(site, path), { throwIfNoEntry: false })?.isFile(),
  );
  return new Map(files.map((path) => [path, { key: '', size: sizeOf(join(site, path)) }]));
}

/** Bytes of a file; -1 where there is none. */
export function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? -1;
}
