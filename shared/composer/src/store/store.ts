import { join } from 'node:path';
import type { Manifest } from '@site/contract/manifest.ts';
import { readStored } from '@site/contract/readStored.ts';
import { Blobs } from './blobs.ts';
import { type Disk, realDisk } from './disk.ts';
import { Releases } from './releases.ts';
import { idsOf, manifestFile, openState, storedManifest } from './state.ts';

export interface StoreOptions {
  /** Folder of all that the composer keeps; edges serve its `site`. */
  store: string;
  names: readonly string[];
  disk?: Disk | undefined;
}

/**
 * A composer's folder: files by their hashes, and the releases that visitors see, as their generation holds them. The
 * next releases are a copy, which takes their place once its generation is the site, and is dropped otherwise.
 */
export class Store {
  readonly folder: string;
  readonly disk: Disk;
  readonly blobs: Blobs;
  /** Bytes that came of each publisher since this process started. */
  readonly downloaded = new Map<string, number>();
  /** What visitors see. */
  releases: Releases;
  /** What a generation is made of at present. */
  private next: Releases | undefined;

  /** Reads a store, or makes one; a damaged state or manifest of an active release is named to `onDamaged`. */
  constructor(options: StoreOptions, onDamaged: (file: string) => void) {
    const { store, names, disk = realDisk } = options;
    this.folder = store;
    this.disk = disk;
    this.blobs = new Blobs(join(store, 'blobs'), disk);
    const state = openState(store, names, onDamaged);
    const files = Object.entries(state.publishers).flatMap(([name, publisher]) =>
      idsOf(publisher).map((id) => manifestFile(name, id)),
    );
    const read = (file: string) => readStored(storedManifest, store, 'site', file) ?? [];
    this.releases = new Releases(state, files.flatMap(read), this.blobs);
    this.releases.setNames(names);
    for (const name of names) {
      const { active } = this.releases.stateOf(name);
      if (!active || this.releases.releaseOf(name)) continue;
      onDamaged(manifestFile(name, active.id));
      // Without a release all its pages would go.
      const [newest] = this.releases.keptOf(name);
      if (newest) this.releases.activate(newest, 'active', new Date().toISOString());
    }
  }

  /** Makes a change that stays even if the next releases are dropped: of lists, overrides, hours, claimed paths. */
  note<Result>(change: (releases: Releases) => Result): Result {
    if (this.next) change(this.next);
    return change(this.releases);
  }

  begin(): Releases {
    this.next = this.releases.copy();
    return this.next;
  }

  commit(next: Releases): void {
    this.releases = next;
    this.next = undefined;
  }

  /** Removes the files that no release has, neither one of `others`. */
  async collect(others: readonly Manifest[]): Promise<void> {
    this.releases.hasDropped = false;
    const kept = [...others, ...this.releases.all(), ...(this.next?.all() ?? [])];
    const files = kept.flatMap((one) => Object.values(one.files));
    await this.blobs.keepOnly(new Set(files.map(({ sha256 }) => sha256)));
  }
}
