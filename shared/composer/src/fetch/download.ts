import type { Manifest } from '@site/contract/manifest.ts';
import { sha256Of } from '@site/contract/sha256.ts';
import type { Blobs } from '../store/blobs.ts';
import type { Disk } from '../store/disk.ts';
import { BUDGET } from '../validation/budget.ts';
import type { BuildSource } from './source.ts';

const AT_ONCE = 8;
/** Of one publisher in memory, as far as files are smaller: all together may fill the container. */
const BYTES_AT_ONCE = 8_000_000;

/** Compressed forms and composed pages take room besides the files themselves. */
const ROOM = 3;

/** Where files are kept. */
export interface Store {
  store: string;
  blobs: Blobs;
  disk: Disk;
}

/**
 * Fetches what is not known of a release, several files at once, each held against its hash.
 * @throws Error when anything did not come whole within the release's time.
 */
export async function download(
  manifest: Manifest,
  source: BuildSource,
  { blobs, disk, store }: Store,
  signal: AbortSignal,
): Promise<void> {
  const missing = Object.entries(manifest.files).filter(([, { sha256 }]) => !blobs.has(sha256));
  const needed = missing.reduce((sum, [, { size }]) => sum + size, 0) * ROOM;
  const free = await disk.free(store);
  if (free < needed) {
    throw new Error(`the disk is full: ${needed} bytes are needed, ${free} are left`);
  }
  const deadline = performance.now() + BUDGET.download.milliseconds;
  const waiting = missing.values();
  const worker = async () => {
    for (const [file, { size, sha256 }] of waiting) {
      const milliseconds = Math.max(1, deadline - performance.now());
      const bytes = await source.read(file, { bytes: size, milliseconds, signal });
      if (sha256Of(bytes) !== sha256) {
        throw new Error(`${file} is not what the manifest says: replaced in between, or cut off`);
      }
      await blobs.add(sha256, bytes);
    }
  };
  const largest = Math.max(1, ...missing.map(([, { size }]) => size));
  const length = Math.min(AT_ONCE, Math.max(1, Math.floor(BYTES_AT_ONCE / largest)));
  await Promise.all(Array.from({ length }, worker));
}
