import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Manifest, manifestSchema, releaseId } from '@site/contract/manifest.ts';
import { type Disk, readStored } from './disk.ts';

/** Manifests of active, previewed and retired releases, by publisher and id. */
export class Manifests {
  private readonly folder: string;
  private readonly disk: Disk;
  private readonly known = new Map<string, Manifest>();
  private readonly unsaved = new Set<string>();

  constructor(folder: string, disk: Disk) {
    this.folder = folder;
    this.disk = disk;
  }

  /** A release's manifest; nothing where there is none, or none that can be understood. */
  read(name: string, id: string): Manifest | undefined {
    const file = this.fileOf(name, id);
    const manifest = this.known.get(file) ?? readStored(manifestSchema, file);
    if (manifest) this.known.set(file, manifest);
    return manifest;
  }

  /** Keeps a release; it is on the disk once it is saved. */
  add(manifest: Manifest): void {
    const file = this.fileOf(manifest.name, releaseId(manifest));
    this.known.set(file, manifest);
    this.unsaved.add(file);
  }

  /** Writes what was added, together: a disk syncs many files in about the time of one. */
  async save(): Promise<void> {
    const writing = [...this.unsaved].map(async (file) => {
      const manifest = this.known.get(file);
      await this.disk.writeDurably(file, JSON.stringify(manifest));
      // Another text of the same release may have been added meanwhile.
      if (this.known.get(file) === manifest) this.unsaved.delete(file);
    });
    await Promise.all(writing);
  }

  /** Removes every release of a publisher but those named. */
  async keepOnly(name: string, ids: readonly string[]): Promise<void> {
    const kept = new Set(ids.map((id) => this.fileOf(name, id)));
    const there = await readdir(join(this.folder, name)).catch(() => []);
    const files = there.map((file) => join(this.folder, name, file));
    for (const file of files.filter((one) => !kept.has(one))) {
      this.known.delete(file);
      this.unsaved.delete(file);
      await this.disk.remove(file);
    }
  }

  private fileOf(name: string, id: string): string {
    return join(this.folder, name, `${id}.json`);
  }
}
