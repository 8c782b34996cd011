import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import { parseManifest } from '../validation/parseManifest.ts';
import { type Disk, readIfThere } from './disk.ts';

/** Manifests of releases that visitors saw, by publisher and id. */
export class Releases {
  private readonly folder: string;
  private readonly disk: Disk;
  private readonly known = new Map<string, Manifest>();
  private readonly unsaved = new Set<string>();

  constructor(folder: string, disk: Disk) {
    this.folder = folder;
    this.disk = disk;
  }

  /** A release's manifest; nothing where there is none, or none that can be understood. */
  async read(name: string, id: string): Promise<Manifest | undefined> {
    const file = this.fileOf(name, id);
    const known = this.known.get(file);
    if (known) return known;
    const text = await readIfThere(file);
    const manifest = text && parseManifest(name, text);
    if (!manifest || 'rule' in manifest) return undefined;
    this.known.set(file, manifest);
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
      await this.disk.writeDurably(file, JSON.stringify(this.known.get(file)));
      this.unsaved.delete(file);
    });
    await Promise.all(writing);
  }

  async remove(name: string, id: string): Promise<void> {
    const file = this.fileOf(name, id);
    this.known.delete(file);
    this.unsaved.delete(file);
    await this.disk.remove(file);
  }

  /** Every release that is kept. */
  async all(): Promise<Manifest[]> {
    const names = await readdir(this.folder).catch(() => []);
    const found = names.map(async (name) => {
      const files = await readdir(join(this.folder, name));
      const ids = files.filter((file) => file.endsWith('.json'));
      return Promise.all(ids.map((file) => this.read(name, file.slice(0, -'.json'.length))));
    });
    return (await Promise.all(found)).flat().filter((manifest) => manifest !== undefined);
  }

  /** Assets of a release that other releases of its publisher have with other content. */
  async changedAssets(manifest: Manifest, ids: readonly string[]): Promise<string[]> {
    const others = await Promise.all(ids.map((id) => this.read(manifest.name, id)));
    return Object.entries(manifest.files).flatMap(([file, { sha256 }]) => {
      const isOther = others.some((other) => {
        const before = other?.files[file]?.sha256;
        return before !== undefined && before !== sha256;
      });
      return file.startsWith('assets/') && isOther ? [file] : [];
    });
  }

  private fileOf(name: string, id: string): string {
    return join(this.folder, name, `${id}.json`);
  }
}
