import { execFile } from 'node:child_process';
import {
  linkSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { open, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { isMissing } from '@site/contract/readStored.ts';

const run = promisify(execFile);

/**
 * A larger file is written by a thread of Node's: a slow disk would hold up the process. With twenty heavy
 * releases at once a small one then takes 0.5 s, and 1 s without (medians).
 */
const LARGE = 100_000;

/** Syncing 2,000 files one by one takes 1.2 s, the whole file system 0.2 to 0.5 s with whatever waits in it. */
const MANY_FILES = 500;

/**
 * Makes a temporary file beside `file` and renames it. Removes a temporary file of a killed composer; makes a missing
 * folder. Most calls are synchronous: 50 µs of CPU for a file, where Node's threads take 320.
 */
async function replace(file: string, make: (fresh: string) => void | Promise<void>): Promise<void> {
  const fresh = `${file}.tmp`;
  rmSync(fresh, { force: true });
  try {
    try {
      await make(fresh);
    } catch (error) {
      if (!isMissing(error)) throw error;
      mkdirSync(dirname(file), { recursive: true });
      await make(fresh);
    }
    renameSync(fresh, file);
  } finally {
    // rename does nothing if both names already are links to one file: then `fresh` is still there.
    rmSync(fresh, { force: true });
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * The steps in which the composer changes the disk; no file is changed in its place, since other folders have links to
 * it. Tests put another disk here, to stop the composer at every step.
 */
export type Disk = typeof realDisk;

export const realDisk = {
  /** Replaces a file at once; its time is `seconds` since 1970. */
  async write(file: string, bytes: Buffer | string, seconds?: number): Promise<void> {
    await replace(file, async (fresh) => {
      if (bytes.length > LARGE) await writeFile(fresh, bytes);
      else writeFileSync(fresh, bytes);
      if (seconds !== undefined) utimesSync(fresh, seconds, seconds);
    });
  },
  /** Gives a file a second name, replacing the file of that name. */
  link: (from: string, to: string) => replace(to, (fresh) => linkSync(from, fresh)),
  remove: async (file: string) => rmSync(file, { force: true }),
  /** Makes a folder of links to the files of another one: by a process in 14 µs a file, and polls go on meanwhile. */
  async copyFolder(from: string, to: string): Promise<void> {
    await run('cp', ['-al', from, to], { env: { ...process.env, LC_ALL: 'C' } });
  },
  async removeFolder(folder: string): Promise<void> {
    await run('rm', ['-rf', folder]);
  },
  /** Resolves when these files, all in one folder, survive a loss of power. */
  async flush(folder: string, files: readonly string[]): Promise<void> {
    if (files.length > MANY_FILES) await run('sync', ['-f', folder]);
    else await Promise.all(files.map((file) => sync(join(folder, file))));
  },
  /** Replaces a symbolic link at once; the new one survives a loss of power. */
  async pointTo(link: string, target: string): Promise<void> {
    await replace(link, (fresh) => symlinkSync(target, fresh));
    // A new name survives a loss of power once its folder is on the disk, too.
    await sync(dirname(link));
  },
  async free(folder: string): Promise<number> {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
};
