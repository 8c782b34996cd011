import type { Manifest } from '@site/contract/manifest.ts';
import type { Finding } from '../contract-check/finding.ts';
import type { BuildSource } from '../contract-check/source.ts';
import { sha256Of } from '../project/sha256.ts';
import type { Blobs } from './blobs.ts';
import type { Disk } from './disk.ts';

const MEGABYTE = 1_000_000;

/** How much a release may weigh, in bytes, and how long it may take to come, in milliseconds. */
export const LIMITS = {
  manifest: { bytes: 5 * MEGABYTE, milliseconds: 3000 },
  // A list shows 60 vacancies whole.
  document: 3 * MEGABYTE,
  file: 5 * MEGABYTE,
  // Thousands of vacancies are one release.
  release: 200 * MEGABYTE,
  milliseconds: 30_000,
};

const AT_ONCE = 8;

/** Compressed forms and composed pages take room besides the files themselves. */
const ROOM = 3;

/** Something was not got whole: it is tried again later. */
export class NotGot extends Error {
  override name = 'NotGot';
}

/** Says why a manifest's files weigh too much, if they do: then they are not even asked for. */
export function tooHeavy(manifest: Manifest): Finding | undefined {
  const finding = (file: string, message: string): Finding => ({
    publisher: manifest.name,
    file,
    rule: 'files',
    message,
  });
  let total = 0;
  for (const [file, { size }] of Object.entries(manifest.files)) {
    const limit = file.endsWith('.html') ? LIMITS.document : LIMITS.file;
    if (size > limit) return finding(file, `it has ${size} bytes, at most ${limit} are taken`);
    total += size;
  }
  if (total <= LIMITS.release) return undefined;
  return finding(
    'manifest.json',
    `its files have ${total} bytes together, at most ${LIMITS.release} are taken`,
  );
}

/**
 * Fetches what is not known of a release, several files at once, each held against its hash.
 * @throws NotGot when anything did not come whole within the release's time.
 */
export async function takeIn(
  manifest: Manifest,
  source: BuildSource,
  { blobs, disk, store }: { blobs: Blobs; disk: Disk; store: string },
): Promise<void> {
  const missing = Object.entries(manifest.files).filter(([, { sha256 }]) => !blobs.has(sha256));
  const needed = missing.reduce((sum, [, { size }]) => sum + size, 0) * ROOM;
  const free = await disk.free(store);
  if (free < needed) {
    throw new NotGot(`the disk is full: ${needed} bytes are needed, ${free} are left`);
  }
  const deadline = Date.now() + LIMITS.milliseconds;
  const waiting = missing.values();
  const worker = async () => {
    for (const [file, { size, sha256 }] of waiting) {
      const milliseconds = Math.max(1, deadline - Date.now());
      const bytes = await source.read(file, { bytes: size, milliseconds }).catch((error) => {
        throw new NotGot(error.message);
      });
      if (sha256Of(bytes) !== sha256) {
        throw new NotGot(`${file} is not what the manifest says: replaced in between, or cut off`);
      }
      await blobs.add(sha256, bytes);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
