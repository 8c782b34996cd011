import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress, ENCODINGS } from './compress.ts';
import type { Disk } from './disk.ts';

/** Files by the hash of their content: what is here is whole, and never fetched again. */
export class Blobs {
  private readonly folder: string;
  private readonly disk: Disk;

  constructor(folder: string, disk: Disk) {
    this.folder = folder;
    this.disk = disk;
  }

  has(sha256: string): boolean {
    return existsSync(this.fileOf(sha256));
  }

  read(sha256: string): Promise<Buffer> {
    return readFile(this.fileOf(sha256));
  }

  add(sha256: string, bytes: Buffer): Promise<void> {
    return this.disk.write(this.fileOf(sha256), bytes, secondsOf(sha256));
  }

  /** Gives a blob a name in the site, with its compressed forms beside it if it is text. */
  async publish(sha256: string, target: string, isText: boolean): Promise<void> {
    if (isText) await this.compressOnce(sha256);
    const endings = isText ? [...ENCODINGS, ''] : [''];
    for (const ending of endings) {
      await this.disk.link(this.fileOf(sha256) + ending, target + ending);
    }
  }

  /** Removes every blob but those named. */
  async keepOnly(needed: ReadonlySet<string>): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names.filter((entry) => !needed.has(entry.replace(/\..*/, '')))) {
      await this.disk.remove(join(this.folder, name));
    }
  }

  private async compressOnce(sha256: string): Promise<void> {
    const file = this.fileOf(sha256);
    if (ENCODINGS.every((ending) => existsSync(file + ending))) return;
    const forms = await compress(await this.read(sha256));
    for (const ending of ENCODINGS) {
      await this.disk.write(file + ending, forms[ending], secondsOf(sha256));
    }
  }

  private fileOf(sha256: string): string {
    return join(this.folder, sha256);
  }
}

/**
 * A file time that follows from the content: nginx makes its tag of time and size, and so the tag
 * is the same at every edge, and another for every other content.
 */
export function secondsOf(sha256: string): number {
  return Number.parseInt(sha256.slice(0, 8), 16) % 2 ** 31;
}
