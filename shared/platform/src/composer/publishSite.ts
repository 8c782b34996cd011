import { join } from 'node:path';
import * as z from 'zod';
import { sha256Of } from '../project/sha256.ts';
import { type Blobs, secondsOf } from './blobs.ts';
import { compress, ENCODINGS, isText } from './compress.ts';
import { type Disk, readIfThere } from './disk.ts';
import type { Output, Plan } from './plan.ts';

const LIST = 'published.json';
const AT_ONCE = 8;
/** What refers to something comes after it. */
const KINDS = ['file', 'text', 'pointer'] as const;
/** The key of a path that is about to be removed. */
const GONE = 'gone';

const listSchema = z.record(z.string(), z.string());

/** What a site's folder holds: the key of each file, by path. */
export type Published = Map<string, string>;

/** Reads what was published; unreadable counts as nothing, and everything is published again. */
export async function readPublished(store: string): Promise<Published> {
  const text = await readIfThere(join(store, LIST));
  try {
    return new Map(Object.entries(listSchema.parse(JSON.parse(text?.toString() ?? '{}'))));
  } catch {
    return new Map();
  }
}

export interface SiteFolder {
  /** Holds the list and the `site` folder. */
  store: string;
  blobs: Blobs;
  disk: Disk;
}

/**
 * Makes the site's folder what the plan says: files first, then pages, removed ones last, each by
 * rename, only what changed. Returns how many files changed. Interrupted anywhere, it leaves a
 * whole site, and doing it again goes on.
 */
export async function publishSite(
  plan: Plan,
  published: Published,
  folder: SiteFolder,
): Promise<number> {
  const changed = [...plan].filter(([path, { key }]) => published.get(path) !== key);
  const gone = [...published.keys()].filter((path) => !plan.has(path));
  for (const kind of KINDS) {
    const ofKind = changed.filter(([, output]) => output.kind === kind);
    await inParallel(ofKind, (entry) => publishOne(entry, published, folder));
  }
  if (changed.length + gone.length === 0) return 0;
  // Marked before they go, so that whoever is interrupted here removes them the next time.
  for (const path of gone) published.set(path, GONE);
  await writeList(published, folder);
  for (const path of gone) await removeOne(join(folder.store, 'site', path), folder.disk);
  for (const path of gone) published.delete(path);
  if (gone.length > 0) await writeList(published, folder);
  return changed.length + gone.length;
}

function writeList(published: Published, { store, disk }: SiteFolder): Promise<void> {
  return disk.write(join(store, LIST), JSON.stringify(Object.fromEntries(published)));
}

async function publishOne(
  [path, output]: [string, Output],
  published: Published,
  { store, blobs, disk }: SiteFolder,
): Promise<void> {
  const target = join(store, 'site', path);
  if (output.kind === 'pointer') await disk.point(target, output.to);
  else if (output.kind === 'file') await blobs.publish(output.sha256, target, isText(path));
  else await writeText(target, await output.make(), disk);
  published.set(path, output.key);
}

/** The compressed forms first: whoever is sent them has the plain one's content, or newer. */
export async function writeText(target: string, text: string, disk: Disk): Promise<void> {
  const bytes = Buffer.from(text);
  const seconds = secondsOf(sha256Of(bytes));
  const forms = isText(target) ? await compress(bytes) : undefined;
  for (const ending of forms ? ENCODINGS : []) {
    if (forms) await disk.write(target + ending, forms[ending], seconds);
  }
  await disk.write(target, bytes, seconds);
}

async function removeOne(target: string, disk: Disk): Promise<void> {
  for (const ending of ['', ...ENCODINGS]) await disk.remove(target + ending);
}

async function inParallel<Item>(
  items: readonly Item[],
  action: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await action(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
