import { randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { mkdir, open, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod';

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

/**
 * A larger file is written by a thread of Node's: a disk that is behind holds up what writes to it. With
 * twenty heavy releases at once a small one then takes 0.5 s, and 1 s without (medians).
 */
const LARGE = 100_000;

/** As `replace` calls what is beside its place. */
const BESIDE = /\.[0-9a-f-]{36}\.tmp$/;

/**
 * Makes a file beside its place and renames it there; its folder is made where it is missing. Most
 * calls are synchronous: 50 µs of CPU for a file, where the same through Node's threads takes 320.
 */
async function replace(file: string, make: (fresh: string) => void | Promise<void>): Promise<void> {
  const fresh = `${file}.${randomUUID()}.tmp`;
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
    // Also two names of one file, which are left alone by rename.
    rmSync(fresh, { force: true });
  }
}

/** The machine's disk. */
export const realDisk: Disk = {
  write: (file, bytes, seconds) =>
    replace(file, async (fresh) => {
      if (bytes.length > LARGE) await writeFile(fresh, bytes);
      else writeFileSync(fresh, bytes);
      if (seconds !== undefined) utimesSync(fresh, seconds, seconds);
    }),
  async writeDurably(file, bytes) {
    await replace(file, (fresh) => writeFile(fresh, bytes, { flush: true }));
    // A new name survives a loss of power once its folder is on the disk, too.
    const folder = await open(dirname(file), 'r');
    await folder.sync();
    await folder.close();
  },
  link: (from, to) => replace(to, (fresh) => linkSync(from, fresh)),
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

/** A file's bytes; `undefined` where there is no such file. */
export function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** A JSON file of the composer's own; `undefined` where it is missing, damaged, or of another version. */
export function readStored<Schema extends z.core.$ZodType>(
  schema: Schema,
  ...path: string[]
): z.output<Schema> | undefined {
  const bytes = readIfThere(join(...path));
  try {
    return z.parse(schema, JSON.parse(String(bytes)));
  } catch {
    return undefined;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
