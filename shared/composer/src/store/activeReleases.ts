import { join } from 'node:path';
import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import { Blobs } from './blobs.ts';
import { type Disk, realDisk, removeInterrupted } from './disk.ts';
import { Releases } from './releases.ts';
import {
  idsOf,
  openState,
  type PublisherState,
  publisherState,
  type State,
  writeState,
} from './state.ts';

/** How long open tabs still request what is retired. */
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** How far time goes on between two collections, of which there is one an hour: a clock may be wrong. */
const MAX_STEP_MS = WEEK_MS / 7;

export interface ActiveReleasesOptions {
  /** Folder of all that the composer keeps; its `site` is what edges serve. */
  store: string;
  /** Names of the publishers, the shell among them. */
  names: readonly string[];
  disk?: Disk | undefined;
  now?: (() => Date) | undefined;
}

/** All that the site follows from. */
export type SiteSources = ReturnType<ActiveReleases['sources']>;

/** Which releases are active, shown as previews, or retired. The store has them across restarts. */
export class ActiveReleases {
  readonly store: string;
  readonly disk: Disk;
  readonly blobs: Blobs;
  readonly now: () => Date;
  /** The publishers: one that is back on the list has the release that it had. */
  names: readonly string[];
  private readonly releases: Releases;
  private readonly state: State;
  /** What publishers had before the releases that visitors do not see as yet. */
  private readonly before = new Map<string, PublisherState>();
  /** The state as it was saved last. */
  private saved = '';

  /** Reads a store, or makes one; a damaged state is named to `onDamaged`. */
  static async read(
    options: ActiveReleasesOptions,
    onDamaged: (file: string) => void,
  ): Promise<ActiveReleases> {
    const { store, names } = options;
    await removeInterrupted(store);
    return new ActiveReleases(options, openState(store, names, onDamaged));
  }

  private constructor(options: ActiveReleasesOptions, state: State) {
    const { store, names, disk = realDisk, now = () => new Date() } = options;
    this.store = store;
    this.names = names;
    this.disk = disk;
    this.now = now;
    this.state = state;
    this.blobs = new Blobs(join(store, 'blobs'), disk);
    this.releases = new Releases(join(store, 'releases'), disk);
  }

  /** What the store has of a publisher. */
  stateOf(name: string): Readonly<PublisherState> {
    return this.state.publishers[name] ?? { retired: {} };
  }

  /** The active release of a publisher. */
  activeOf(name: string): Manifest | undefined {
    return this.readAll(name, { active: this.stateOf(name).active, retired: {} })[0];
  }

  /** The release that the preview cookie shows in place of the active one. */
  previewOf(name: string): Manifest | undefined {
    return this.readAll(name, { preview: this.stateOf(name).preview, retired: {} })[0];
  }

  /** The active releases of all remotes. */
  remotes(): Manifest[] {
    return this.names.flatMap((name) => (name === 'shell' ? [] : (this.activeOf(name) ?? [])));
  }

  /** Whether visitors see a release of a publisher. */
  isSeen(name: string): boolean {
    return Boolean(this.activeOf(name)) && !this.before.has(name);
  }

  /** Puts a checked release in the place of the one before; visitors see it once it is published. */
  activate(manifest: Manifest): void {
    const { name } = manifest;
    const publisher = publisherState(this.state, name);
    if (!this.before.has(name)) this.before.set(name, structuredClone(publisher));
    const retired = publisher.active;
    publisher.active = this.keep(manifest);
    publisher.paths = manifest.pages.map(({ path }) => path);
    this.retire(name, retired);
  }

  /** Shows a checked release in place of another preview of its publisher. */
  showPreview(manifest: Manifest): void {
    const publisher = publisherState(this.state, manifest.name);
    const retired = publisher.preview;
    publisher.preview = this.keep(manifest);
    this.retire(manifest.name, retired);
  }

  endPreview(name: string): void {
    const { preview } = this.stateOf(name);
    if (!preview) return;
    delete publisherState(this.state, name).preview;
    this.retire(name, preview);
  }

  private keep(manifest: Manifest): { id: string; since: string } {
    const id = releaseId(manifest);
    this.releases.add(manifest);
    delete publisherState(this.state, manifest.name).retired[id];
    return { id, since: this.now().toISOString() };
  }

  /** The files of a release answer for a week more, unless it is still shown. */
  private retire(name: string, release: { id: string } | undefined): void {
    const { active, preview, retired } = publisherState(this.state, name);
    const isShown = [active?.id, preview?.id].includes(release?.id);
    if (release && !isShown) retired[release.id] = this.now().toISOString();
  }

  /** Notes that a publisher of a promoted preview published the same build. */
  noteCaughtUp({ name, build }: Manifest): void {
    publisherState(this.state, name).caughtUp = build;
  }

  /** Notes what a publisher without an active release claims; returns whether that is new. */
  notePaths(name: string, paths: string[]): boolean {
    const publisher = publisherState(this.state, name);
    if (publisher.active || JSON.stringify(publisher.paths) === JSON.stringify(paths)) return false;
    publisher.paths = paths;
    return true;
  }

  /** Visitors see what was activated, but for that of the publishers in `open`; returns those seen. */
  settle(open: ReadonlySet<string>): Manifest[] {
    const names = [...this.before.keys()].filter((name) => !open.has(name));
    return names.flatMap((name) => {
      const [retired] = this.readAll(name, { active: this.before.get(name)?.active, retired: {} });
      const manifest = this.activeOf(name);
      this.before.delete(name);
      // No pin brings an earlier state of a build back: open tabs need its files alone.
      if (retired?.build === manifest?.build && retired !== manifest && retired)
        this.releases.add(filesOnly(retired));
      return manifest ?? [];
    });
  }

  /**
   * Restores what was active before the releases that visitors do not see as yet, where it is said so.
   * Saved, so that no start meets what cannot be published. Returns those releases.
   */
  async rollBack(isWanted: (name: string) => boolean): Promise<Manifest[]> {
    const names = [...this.before.keys()].filter(isWanted);
    const rolledBack = names.flatMap((name) => this.activeOf(name) ?? []);
    for (const name of names) {
      this.state.publishers[name] = this.before.get(name) ?? { retired: {} };
      this.before.delete(name);
    }
    if (names.length > 0) await this.save();
    return rolledBack;
  }

  /** Writes down what changed since it was saved last: once for all that is published together. */
  async save(): Promise<void> {
    await this.releases.save();
    const text = JSON.stringify(this.state);
    if (text === this.saved) return;
    await writeState(this.store, text, this.disk);
    this.saved = text;
  }

  /** What the site follows from; what other publishers have in the store is not on it. */
  sources() {
    const { names } = this;
    const { publishers, awaited } = this.state;
    return {
      shell: this.activeOf('shell'),
      remotes: this.remotes(),
      previews: names.flatMap((name) => this.previewOf(name) ?? []),
      /** The newest first: old tabs still request their files. */
      retired: names.flatMap((name) => this.retiredOf(name)),
      /** Paths of publishers whose manifest was received, but that have no active release. */
      waiting: names
        .filter((name) => !this.activeOf(name))
        .flatMap((name) => publishers[name]?.paths ?? []),
      /** Whether no manifest was ever received of a publisher that was listed at the beginning. */
      isAwaiting: awaited.some((name) => names.includes(name) && !publishers[name]?.paths),
    };
  }

  /** Retired releases of which more than the files for open tabs is kept, the newest first. */
  keptOf(name: string): Manifest[] {
    return this.retiredOf(name).filter(({ pages }) => pages.length > 0);
  }

  private retiredOf(name: string): Manifest[] {
    return this.readAll(name, { retired: this.stateOf(name).retired });
  }

  /** Assets of a release that another one of its publisher has with other content. */
  changedAssets({ name, files }: Manifest): string[] {
    const others = this.readAll(name, this.stateOf(name));
    return Object.entries(files).flatMap(([file, { sha256 }]) => {
      const isOther = others.some((other) => (other.files[file]?.sha256 ?? sha256) !== sha256);
      return file.startsWith('assets/') && isOther ? [file] : [];
    });
  }

  private readAll(name: string, publisher: PublisherState): Manifest[] {
    return idsOf(publisher).flatMap((id) => this.releases.read(name, id) ?? []);
  }

  /**
   * Forgets releases that retired over a week ago, and removes what no release has; files of `received`
   * releases, which are still coming or refused, stay. Returns how many it forgot.
   */
  async collect(received: readonly Manifest[]): Promise<number> {
    let forgotten = 0;
    const { state } = this;
    const now = this.now();
    const before = Date.parse(state.collectedAt ?? now.toISOString());
    const at = new Date(Math.min(now.getTime(), before + MAX_STEP_MS));
    state.collectedAt = at.toISOString();
    const kept = [...received];
    for (const [name, publisher] of Object.entries(state.publishers)) {
      const { retired } = publisher;
      for (const [id, since] of Object.entries(retired)) {
        // Of a clock that was ahead, and is right again.
        if (since > now.toISOString()) retired[id] = at.toISOString();
        if (at.getTime() - Date.parse(since) < WEEK_MS) continue;
        delete retired[id];
        forgotten += 1;
      }
      await this.releases.keepOnly(name, idsOf(publisher));
      kept.push(...this.readAll(name, publisher));
    }
    const files = kept.flatMap((manifest) => Object.values(manifest.files));
    await this.blobs.keepOnly(new Set(files.map(({ sha256 }) => sha256)));
    return forgotten;
  }
}

/** A retired state of data, as far as open tabs need it: no browser requests its documents. */
function filesOnly(manifest: Manifest): Manifest {
  const files = Object.entries(manifest.files).filter(([file]) =>
    /^(assets|brand|files)\//.test(file),
  );
  return { ...manifest, files: Object.fromEntries(files), pages: [] };
}
