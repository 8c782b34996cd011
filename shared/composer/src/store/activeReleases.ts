import { join } from 'node:path';
import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import { Blobs } from './blobs.ts';
import { type Disk, realDisk } from './disk.ts';
import {
  filesOnly,
  forgetRetired,
  Manifests,
  manifestFile,
  openState,
  type PublisherState,
  removeFormer,
  type Slot,
  type State,
  show,
  waitingPaths,
} from './state.ts';

export interface ActiveReleasesOptions {
  /** Folder of all that the composer keeps; edges serve its `site`. */
  store: string;
  /** Names of the publishers, the shell among them. */
  names: readonly string[];
  disk?: Disk | undefined;
  now?: (() => Date) | undefined;
}

/** All that the site follows from. */
export type SiteSources = ReturnType<ActiveReleases['sources']>;

/**
 * Which releases are active, shown as previews, or retired. A release is active once it is validated; visitors
 * see it with the next generation. Each generation holds its state and manifests: a start goes on from what
 * visitors see.
 */
export class ActiveReleases {
  readonly store: string;
  readonly disk: Disk;
  readonly blobs: Blobs;
  readonly now: () => Date;
  /** The publishers: one that is back on the list has the release that it had. */
  names: readonly string[];
  private readonly manifests: Manifests;
  /** What the next generation is made of. */
  private readonly state: State;
  /** What visitors see. */
  private published: State;

  /** Reads a store, or makes one; a damaged state or manifest of an active release is named to `onDamaged`. */
  constructor(options: ActiveReleasesOptions, onDamaged: (file: string) => void) {
    const { store, names, disk = realDisk, now = () => new Date() } = options;
    this.store = store;
    this.names = names;
    this.disk = disk;
    this.now = now;
    this.state = openState(store, names, onDamaged);
    this.blobs = new Blobs(join(store, 'blobs'), disk);
    this.manifests = new Manifests(store);
    for (const name of names) {
      const { active } = this.stateOf(name);
      if (!active || this.releaseOf(name)) continue;
      onDamaged(manifestFile(name, active.id));
      // Without a release all its pages would go.
      const [newest] = this.keptOf(name);
      if (newest) show(this.change(name), 'active', now(), releaseId(newest));
    }
    this.published = structuredClone(this.state);
  }

  /** What is known of a publisher; nothing yet of a new one. */
  stateOf(name: string): Readonly<PublisherState> {
    return this.state.publishers[name] ?? { retired: {} };
  }

  private change(name: string): PublisherState {
    this.state.publishers[name] ??= { retired: {} };
    return this.state.publishers[name];
  }

  /** The active release of a publisher, or the one that the preview cookie shows in its place. */
  releaseOf(name: string, slot: Slot = 'active'): Manifest | undefined {
    return this.manifests.read(name, this.stateOf(name)[slot]?.id);
  }

  /** The release that visitors see of a publisher, and since when. */
  seenOf(name: string): { manifest: Manifest | undefined; since: string | undefined } {
    const active = this.published.publishers[name]?.active;
    return { manifest: this.manifests.read(name, active?.id), since: active?.since };
  }

  /** The active releases of all remotes. */
  remotes(): Manifest[] {
    return this.names.flatMap((name) => (name === 'shell' ? [] : (this.releaseOf(name) ?? [])));
  }

  /** Puts a validated release in the place of the former one. */
  activate(manifest: Manifest, slot: Slot): void {
    const publisher = this.change(manifest.name);
    this.manifests.set(manifest);
    show(publisher, slot, this.now(), releaseId(manifest));
    if (slot === 'active') publisher.paths = waitingPaths(manifest.pages);
  }

  /** Shows nothing of a publisher until it is activated again. */
  withdraw(name: string): void {
    if (this.stateOf(name).active) show(this.change(name), 'active', this.now());
  }

  endPreview(name: string): void {
    if (this.stateOf(name).preview) show(this.change(name), 'preview', this.now());
  }

  /** Notes the promotion whose build its publisher published itself. */
  noteCaughtUp(name: string, promotion: string): void {
    this.change(name).caughtUp = promotion;
  }

  /** Notes what a publisher without an active release claims; returns whether that is new. */
  notePaths(name: string, paths: string[]): boolean {
    const publisher = this.change(name);
    if (publisher.active || JSON.stringify(publisher.paths) === JSON.stringify(paths)) return false;
    publisher.paths = paths;
    return true;
  }

  /** What visitors see of a publisher whose active release they do not see; nothing else. */
  formerOf(name: string): PublisherState | undefined {
    const seen = this.published.publishers[name] ?? { retired: {} };
    return this.stateOf(name).active?.id === seen.active?.id ? undefined : seen;
  }

  /** Puts the former release in the place of one that cannot be made; returns the latter. */
  fallBack(name: string): Manifest | undefined {
    const [former, failed] = [this.formerOf(name), this.releaseOf(name)];
    if (!former || !failed) return undefined;
    const { preview } = this.stateOf(name);
    this.state.publishers[name] = { ...structuredClone(former), preview };
    return failed;
  }

  /** Visitors see what `sources` had; returns the releases that they did not see before. */
  publish({ state, names }: SiteSources): Manifest[] {
    const before = this.published;
    this.published = state;
    return names.flatMap((name) => {
      const manifest = this.manifests.read(name, state.publishers[name]?.active?.id);
      const former = this.manifests.read(name, before.publishers[name]?.active?.id);
      if (!manifest || manifest === former) return [];
      // Open tabs need its files alone: no pin brings an earlier state of a build back, and its publisher has not.
      const isRetired = former && releaseId(former) in this.stateOf(name).retired;
      if (isRetired && former.build === manifest.build) this.manifests.set(filesOnly(former));
      return manifest;
    });
  }

  /** What the site follows from; what other publishers have in the store is not on it. */
  sources() {
    const { names, state } = this;
    return {
      names,
      state: structuredClone(state),
      manifests: this.manifests.all(state),
      shell: this.releaseOf('shell'),
      remotes: this.remotes(),
      previews: names.flatMap((name) => this.releaseOf(name, 'preview') ?? []),
      /** The newest first: old tabs still request their files. */
      retired: names.flatMap((name) => this.retiredOf(name)),
      /** Paths of publishers whose manifest was read, but that have no active release. */
      waiting: names
        .filter((name) => !this.releaseOf(name))
        .map((name) => ({ name, paths: this.stateOf(name).paths ?? [] })),
      isAwaiting: this.isAwaiting,
      given: this.given,
    };
  }

  /** Whether a manifest of a publisher that is not there yet is awaited. */
  private get isAwaiting(): boolean {
    return this.names.some((name) => this.isAwaited(name));
  }

  /** Whether a publisher was on the list when the store was empty, and no manifest of it was handled since. */
  isAwaited(name: string): boolean {
    return this.state.awaited.includes(name) && !this.stateOf(name).paths;
  }

  /** Paths that operators hand over, each with its new owner. */
  get given(): Readonly<Record<string, string>> {
    return this.state.given ?? {};
  }

  set given(given: Readonly<Record<string, string>>) {
    this.state.given = { ...given };
  }

  /** Retired releases of which more than the files for open tabs is kept, the newest first. */
  keptOf(name: string): Manifest[] {
    return this.retiredOf(name).filter((one) => one.pages.length > 0 && this.blobs.hasAll(one));
  }

  private retiredOf(name: string): Manifest[] {
    return this.manifests.of(name, { retired: this.stateOf(name).retired });
  }

  /** All releases that are kept of a publisher. */
  releasesOf(name: string): Manifest[] {
    return this.manifests.of(name, this.stateOf(name));
  }

  /**
   * Forgets releases that retired over a week ago, and removes the files that no release has: neither one of
   * `others` nor one that visitors see. Returns how many it forgot.
   */
  async collect(others: readonly Manifest[]): Promise<number> {
    const forgotten = forgetRetired(this.state, this.now());
    const known = this.manifests.all(this.state);
    this.manifests.keepOnly(known);
    const seen = this.names.flatMap((name) => this.seenOf(name).manifest ?? []);
    const files = [...others, ...seen, ...known].flatMap((one) => Object.values(one.files));
    await this.blobs.keepOnly(new Set(files.map(({ sha256 }) => sha256)));
    await removeFormer(this.store, this.disk);
    return forgotten;
  }
}
