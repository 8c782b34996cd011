import { randomUUID } from 'node:crypto';
import {
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  statfs,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * The few steps in which the composer changes the disk. Each leaves what visitors see whole: a
 * file is written beside its place and renamed into it. Tests put another one here, to stop the
 * composer at every step.
 */
export interface Disk {
  /** Replaces a file at once; its time is `seconds` since 1970. */
  write(file: string, bytes: Buffer | string, seconds?: number): Promise<void>;
  /** Replaces a file at once; the new one survives a loss of power. */
  writeDurably(file: string, bytes: Buffer | string): Promise<void>;
  /** Gives a file a second name, replacing what had it. */
  link(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  /** Bytes that are left. */
  free(folder: string): Promise<number>;
}

const beside = (file: string) => `${file}.${randomUUID()}.tmp`;
const BESIDE = /\.[0-9a-f-]{36}\.tmp$/;

/** A new name survives a loss of power once its folder is on the disk, too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}

/** Makes a file beside its place and renames it there; its folder is made where it is missing. */
async function replace(file: string, make: (fresh: string) => Promise<void>): Promise<void> {
  const fresh = beside(file);
  try {
    try {
      await make(fresh);
    } catch (error) {
      if (!isMissing(error)) throw error;
      await mkdir(dirname(file), { recursive: true });
      await make(fresh);
    }
    await rename(fresh, file);
  } catch (error) {
    await rm(fresh, { force: true });
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** The machine's disk. */
export const realDisk: Disk = {
  write: (file, bytes, seconds) =>
    replace(file, async (fresh) => {
      await writeFile(fresh, bytes);
      if (seconds !== undefined) await utimes(fresh, seconds, seconds);
    }),
  async writeDurably(file, bytes) {
    await replace(file, (fresh) => writeFile(fresh, bytes, { flush: true }));
    await syncFolder(dirname(file));
  },
  async link(from, to) {
    let made = '';
    await replace(to, async (fresh) => {
      made = fresh;
      await link(from, fresh);
    });
    // Two names of one file are left alone by rename.
    await rm(made, { force: true });
  },
  remove: (path) => rm(path, { recursive: true, force: true }),
  async free(folder) {
    await mkdir(folder, { recursive: true });
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
};

/** Removes what a killed composer had written beside its place, and not renamed yet. */
export async function removeInterrupted(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = await readdir(folder, { recursive: true });
  for (const file of files) if (BESIDE.test(file)) await rm(join(folder, file), { force: true });
}

/** A file's bytes, or nothing where there is no such file. */
export function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
}
