import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Manifest } from '@site/contract/manifest.ts';
import { sha256Of } from '@site/contract/sha256.ts';
import { serialQueue } from '../base/serialQueue.ts';
import type { ActiveReleases } from '../store/activeReleases.ts';
import { BUDGET } from '../validation/budget.ts';
import type { BuildSource } from './source.ts';

/** Of each release: with twenty heavy ones at once a small one takes 0.5 s, and 0.9 s with four (medians). */
const AT_ONCE = 2;

/**
 * The process hashes and keeps one file after the other; other work goes on in between. With the files of twenty
 * heavy releases hashed at once a small one took up to 1.9 s, and 1.3 s with it.
 */
const queue = serialQueue();

/** Compressed variants and composed pages take room besides the files themselves. */
const ROOM = 3;

/**
 * Downloads the files of a release that are not known, several at once, each held against its hash.
 * @throws Error when a file did not come whole within the release's time; nothing is requested any more then.
 */
export async function download(
  manifest: Manifest,
  source: BuildSource,
  { blobs, disk, store }: Pick<ActiveReleases, 'blobs' | 'disk' | 'store'>,
  signal: AbortSignal,
): Promise<void> {
  const missing = Object.entries(manifest.files).filter(([, { sha256 }]) => !blobs.has(sha256));
  const needed = missing.reduce((sum, [, { size }]) => sum + size, 0) * ROOM;
  const free = await disk.free(store);
  if (free < needed)
    throw new Error(`the disk is full: ${needed} bytes are needed, ${free} are left`);
  const deadline = performance.now() + BUDGET.download.milliseconds;
  const failed = new AbortController();
  const limits = { signal: AbortSignal.any([signal, failed.signal]) };
  const waiting = missing.values();
  const worker = async () => {
    for (const [file, { size, sha256 }] of waiting) {
      if (limits.signal.aborted) return;
      const milliseconds = Math.max(1, deadline - performance.now());
      const bytes = await source.read(file, { ...limits, bytes: size, milliseconds });
      await queue(async () => {
        await nextTurn();
        if (sha256Of(bytes) !== sha256)
          throw new Error(`${file} is not what the manifest says: replaced in between, or cut off`);
        await blobs.add(sha256, bytes);
      });
    }
  };
  const workers = Array.from({ length: AT_ONCE }, worker);
  try {
    await Promise.all(workers);
  } finally {
    failed.abort();
    await Promise.allSettled(workers);
  }
  signal.throwIfAborted();
}
