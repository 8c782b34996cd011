import { cp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Manifest } from '@site/contract/manifest.ts';
import { filesIn, MANIFEST, replaceFile } from '../project/buildFiles.ts';
import type { DataFile } from './dataPages.ts';

/** The composer may still be downloading a release that was replaced meanwhile. */
const KEEP_RETIRED_MS = 60 * 60 * 1000;

/**
 * The folder that a publisher serves, with the files of a build in it. Releases replace each other there by
 * their manifest alone; the one that is there stays until the next.
 */
export async function openReleaseFolder(folder: string, build: string) {
  await cp(build, folder, { recursive: true, filter: (file) => basename(file) !== MANIFEST });
  /** When each file was last part of a release, or was first seen. */
  const usedAt = new Map<string, number>();
  const use = (files: readonly string[]) => {
    for (const file of files) usedAt.set(file, performance.now());
  };
  use(filesIn(folder));
  let published: readonly string[] = [];
  return {
    /** Writes a file, unless it is there already, and whole. Returns what a manifest says of it. */
    add({ file, bytes, sha256 }: DataFile): [string, Manifest['files'][string]] {
      replaceFile(join(folder, file), bytes);
      return [file, { size: bytes.length, sha256 }];
    },
    /** Makes this the release that is published, and removes files that were retired long ago. */
    async publish(manifest: Manifest): Promise<void> {
      replaceFile(join(folder, MANIFEST), JSON.stringify(manifest));
      use(published);
      published = [MANIFEST, ...Object.keys(manifest.files)];
      use(published);
      for (const [file, at] of usedAt) {
        if (performance.now() - at < KEEP_RETIRED_MS) continue;
        await rm(join(folder, file), { force: true });
        usedAt.delete(file);
      }
    },
  };
}
