import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sha256Of } from '@site/contract/sha256.ts';
import { messageOf } from '../base/errors.ts';
import { isText } from '../base/fileTypes.ts';
import { type Output, PHASES, type Plan } from '../site/plan.ts';
import { type Blobs, secondsOf } from '../store/blobs.ts';
import { WEEK_MS } from '../store/collect.ts';
import type { Disk } from '../store/disk.ts';
import { compress, ENCODINGS } from './compress.ts';
import {
  DAMAGED,
  type Published,
  type PublishedFile,
  sizeOf,
  writePublished,
} from './published.ts';

/** Compressing two files takes the four threads that Node has for it. */
const AT_ONCE = 2;
/** After so long a publication ends, and goes on when what waits had its turn. */
const TURN_MS = 400;
/** So often the polls of publishers go on meanwhile. */
const PAUSE_MS = 50;
/**
 * Texts of so many bytes are compressed in one turn or poll cycle: about 0.3 seconds. What is over
 * waits, uncompressed: a release of 200 MB would keep those of other publishers for 10 s.
 */
const COMPRESSED_AT_ONCE_BYTES = 4_000_000;
/** The key of a path that is about to be removed. */
const GONE = 'gone';
/** What the composer makes for browsers that keep it: open tabs ask for it under its retired name. */
const KEPT_FOR_TABS = /^shell\/assets\//;

export interface SiteFolder {
  /** Holds the list and the `site` folder. */
  store: string;
  blobs: Blobs;
  disk: Disk;
}

/** What came of it. */
export interface Publication {
  /** How many files changed in this turn. */
  files: number;
  /** Why files of a publisher could not be published, by its name. */
  failures: Map<string, string>;
  /** Publishers whose files the next turn goes on with, and the composer's own, called ''. */
  open: ReadonlySet<string>;
}

/**
 * Makes the site's folder what the plan says: files, then pages, then lists that point to them,
 * removed ones last, each by rename, only what changed; what is long comes after what is short, and in
 * turns. Where files of one publisher fail, its pages
 * stay as they are, and the others go on. Interrupted anywhere, it leaves a whole site, and doing it
 * again goes on.
 * @throws Error of the disk where the composer's own lists cannot be written.
 */
export async function publishSite(
  plan: Plan,
  published: Published,
  folder: SiteFolder,
  now: Date,
): Promise<Publication> {
  const failures = new Map<string, string>();
  const changed = [...plan].filter(([path, { key }]) => {
    const before = published.get(path);
    return before?.key !== key || before.goneAt !== undefined;
  });
  const budget: Budget = { bytes: COMPRESSED_AT_ONCE_BYTES };
  const until = performance.now() + TURN_MS;
  let files = 0;
  const groups = inOrder(changed);
  for (const [at, group] of groups.entries()) {
    const isWhole = await inParallel(group, until, async ([path, output]) => {
      if (failures.has(output.owner)) return;
      try {
        await publishOne(path, output, published, folder, budget);
        files += 1;
      } catch (error) {
        if (!output.owner) throw error;
        failures.set(output.owner, `${path}: ${messageOf(error)}`);
      }
    });
    if (isWhole) continue;
    const open = new Set(groups.slice(at).flatMap((rest) => rest.map(([, { owner }]) => owner)));
    return { files, failures, open: open.add('') };
  }
  // Where a publisher's files failed, what its release replaces is still needed.
  const gone = [
    ...damagedIn(published),
    ...(failures.size > 0 ? [] : markGone(plan, published, now)),
  ];
  if (changed.length + gone.length === 0) return { files, failures, open: new Set() };
  await writePublished(folder.store, published, folder.disk);
  for (const path of gone) await removeOne(join(folder.store, 'site', path), folder.disk);
  for (const path of gone) published.delete(path);
  if (gone.length > 0) await writePublished(folder.store, published, folder.disk);
  return { files: files + gone.length, failures, open: new Set() };
}

/** First the files that all pages need, then each publisher's, the fewest first, then the lists. */
function inOrder(changed: readonly [string, Output][]): [string, Output][][] {
  const isFirst = ({ owner, phase }: Output) =>
    phase === 'files' && (owner === 'shell' || owner === '');
  const isLast = ({ phase }: Output) => phase === 'lists';
  const rest = changed.filter(([, output]) => !isFirst(output) && !isLast(output));
  const owners = [...Map.groupBy(rest, ([, { owner }]) => owner).values()];
  owners.sort((one, other) => one.length - other.length);
  return [
    changed.filter(([, output]) => isFirst(output)),
    ...owners.flatMap((own) =>
      PHASES.map((phase) => own.filter(([, output]) => output.phase === phase)),
    ),
    changed.filter(([, output]) => isLast(output)),
  ];
}

/** What is damaged and could not be published anew: visitors get no half of it. */
function damagedIn(published: Published): string[] {
  return [...published].flatMap(([path, { key }]) => (key === DAMAGED ? [path] : []));
}

/** Marks what no plan names, so that an interrupted removal goes on; returns what is to be removed. */
function markGone(plan: Plan, published: Published, now: Date): string[] {
  const gone: string[] = [];
  for (const [path, entry] of published) {
    if (plan.has(path) || entry.key === DAMAGED) continue;
    entry.goneAt ??= now.toISOString();
    if (KEPT_FOR_TABS.test(path) && now.getTime() - Date.parse(entry.goneAt) < WEEK_MS) continue;
    entry.key = GONE;
    gone.push(path);
  }
  return gone;
}

/** What may still be compressed at once. */
interface Budget {
  bytes: number;
}

async function publishOne(
  path: string,
  output: Output,
  published: Published,
  { store, blobs, disk }: SiteFolder,
  budget: Budget,
): Promise<void> {
  const target = join(store, 'site', path);
  const bytes = output.make && Buffer.from(await output.make());
  const isPlain = isText(path) && budget.bytes <= 0;
  if (isPlain) {
    // Of the file that it replaces: nginx would send them on.
    for (const ending of ENCODINGS) await disk.remove(target + ending);
  } else if (isText(path)) {
    const text = bytes ?? (await blobs.read(output.key));
    budget.bytes -= text.length;
    await writeCompressed(target, text, disk);
  }
  if (bytes) await disk.write(target, bytes, secondsOf(sha256Of(bytes)));
  else await blobs.publish(output.key, target);
  published.set(path, { key: output.key, size: sizeOf(target), ...(isPlain ? { isPlain } : {}) });
}

/**
 * Compresses the texts that large publications left as they are, some at each step: 30,000 files are
 * looked through once, not in each poll cycle. The list is written at the end; a composer that is
 * killed before compresses them again.
 */
export async function* compressRest(
  published: Published,
  { store, disk }: SiteFolder,
): AsyncGenerator<void> {
  const rest = [...published].filter(([, { isPlain }]) => isPlain);
  if (rest.length === 0) return;
  for (const some of inBatches(rest)) {
    await inParallel(some, Number.POSITIVE_INFINITY, async ([path, entry]) => {
      const target = join(store, 'site', path);
      await writeCompressed(target, readFileSync(target), disk);
      delete entry.isPlain;
    });
    yield;
  }
  await writePublished(store, published, disk);
}

/** Files in their order, as many at a time as may be compressed at once. */
function* inBatches(files: readonly [path: string, entry: PublishedFile][]) {
  let batch: [path: string, entry: PublishedFile][] = [];
  let bytes = COMPRESSED_AT_ONCE_BYTES;
  for (const file of files) {
    batch.push(file);
    bytes -= file[1].size;
    if (bytes > 0) continue;
    yield batch;
    batch = [];
    bytes = COMPRESSED_AT_ONCE_BYTES;
  }
  yield batch;
}

async function writeCompressed(target: string, bytes: Buffer, disk: Disk): Promise<void> {
  if (bytes.length === 0) return;
  const forms = await compress(bytes);
  const seconds = secondsOf(sha256Of(bytes));
  for (const ending of ENCODINGS) await disk.write(target + ending, forms[ending], seconds);
}

async function removeOne(target: string, disk: Disk): Promise<void> {
  for (const ending of ['', ...ENCODINGS]) await disk.remove(target + ending);
}

/**
 * Ends with the first error, or after its time, once what is under way is done. Returns whether
 * everything is done.
 */
async function inParallel<Item>(
  items: readonly Item[],
  until: number,
  action: (item: Item) => Promise<void>,
): Promise<boolean> {
  const waiting = items.values();
  const errors: unknown[] = [];
  let left = items.length;
  let pauseAt = performance.now() + PAUSE_MS;
  const worker = async () => {
    for (const item of waiting) {
      left -= 1;
      await action(item).catch((error) => errors.push(error));
      if (errors.length > 0 || performance.now() > until) return;
      if (performance.now() < pauseAt) continue;
      await nextTurn();
      pauseAt = performance.now() + PAUSE_MS;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (errors.length > 0) throw errors[0];
  return left === 0;
}
