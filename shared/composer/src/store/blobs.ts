import { existsSync, readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '@site/contract/manifest.ts';
import { sha256Of } from '@site/contract/sha256.ts';
import { serialQueue } from '../base/serialQueue.ts';
import type { Disk } from './disk.ts';

/** ext4 allows 65,000 names of one file, and a blob may have all its names in up to six generations. */
const MAX_NAMES = 10_000;

/** Files by the hash of their content: what is here is whole, and never fetched again. */
export class Blobs {
  readonly folder: string;
  /** Files are hashed and kept one after the other. */
  readonly queue = serialQueue();
  private readonly disk: Disk;

  constructor(folder: string, disk: Disk) {
    this.folder = folder;
    this.disk = disk;
  }

  has(sha256: string): boolean {
    return existsSync(this.fileOf(sha256));
  }

  hasAll({ files }: Manifest): boolean {
    return Object.values(files).every(({ sha256 }) => this.has(sha256));
  }

  /** The bytes of a file. @throws Error naming a damaged one, which is removed, to be downloaded again. */
  async read(sha256: string): Promise<Buffer> {
    const bytes = readFileSync(this.fileOf(sha256));
    if (sha256Of(bytes) === sha256) return bytes;
    await this.disk.remove(this.fileOf(sha256));
    throw Object.assign(new Error(`blobs/${sha256} was damaged`), { code: 'EDAMAGED' });
  }

  add(sha256: string, bytes: Buffer): Promise<void> {
    return this.disk.write(this.fileOf(sha256), bytes, secondsOf(sha256));
  }

  /** Gives a blob a name in the site; one that has very many names already is copied. */
  linkTo(sha256: string, target: string): Promise<void> {
    const file = this.fileOf(sha256);
    if (statSync(file).nlink < MAX_NAMES) return this.disk.link(file, target);
    return this.disk.write(target, readFileSync(file), secondsOf(sha256));
  }

  async keepOnly(needed: ReadonlySet<string>): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names.filter((entry) => !needed.has(entry))) {
      await this.disk.remove(join(this.folder, name));
    }
  }

  private fileOf(sha256: string): string {
    return join(this.folder, sha256);
  }
}

/** A time that follows from the content: nginx makes its tag of it, the same at every edge. */
export function secondsOf(sha256: string): number {
  return Number.parseInt(sha256.slice(0, 8), 16) % 2 ** 31;
}
