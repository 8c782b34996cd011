import { join } from 'node:path';
import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import { Blobs } from './blobs.ts';
import { type Disk, readStored, realDisk } from './disk.ts';
import type { Overrides } from './overrides.ts';
import { filesOnly, keptOf, noteListed, show, WEEK_HOURS } from './retention.ts';
import {
  idsOf,
  manifestFile,
  openState,
  type PublisherState,
  type Slot,
  type State,
  storedManifest,
  waitingPaths,
} from './state.ts';

export interface ActiveReleasesOptions {
  /** Folder of all that the composer keeps; edges serve its `site`. */
  store: string;
  names: readonly string[];
  disk?: Disk | undefined;
  now?: (() => Date) | undefined;
  /** Throws where this composer does not hold its store any more. */
  confirm?: (() => void) | undefined;
}

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
  readonly confirm: () => void;
  /** Bytes that came of each publisher since this process started. */
  readonly downloaded = new Map<string, number>();
  /** Whether blobs may be here that no release has any more. */
  hasDropped = false;
  /** The publishers: one that is back on the list has the release that it had. */
  names: readonly string[];
  /** By their files in a generation: those of this process, and those that were read from the site. */
  private readonly manifests = new Map<string, Manifest>();
  /** What the next generation is made of. */
  private readonly state: State;
  /** What visitors see. */
  private published: State;

  /** Reads a store, or makes one; a damaged state or manifest of an active release is named to `onDamaged`. */
  constructor(options: ActiveReleasesOptions, onDamaged: (file: string) => void) {
    const { store, names, disk = realDisk, now = () => new Date(), confirm = () => {} } = options;
    this.store = store;
    this.disk = disk;
    this.now = now;
    this.confirm = confirm;
    this.state = openState(store, names, onDamaged);
    this.blobs = new Blobs(join(store, 'blobs'), disk);
    this.names = this.state.listed ?? names;
    this.setNames(names);
    this.dropRetired();
    for (const name of names) {
      const { active } = this.stateOf(name);
      if (!active || this.releaseOf(name)) continue;
      onDamaged(manifestFile(name, active.id));
      // Without a release all its pages would go.
      const [newest] = this.keptOf(name);
      if (newest) show(this.change(name), 'active', this.state.hours, this.shown(newest));
    }
    this.published = structuredClone(this.state);
  }

  stateOf(name: string): Readonly<PublisherState> {
    return this.state.publishers[name] ?? { retired: [] };
  }

  private change(name: string): PublisherState {
    this.state.publishers[name] ??= { retired: [] };
    return this.state.publishers[name];
  }

  /** Nothing where there is no such manifest, or none that can be understood. */
  private read(name: string, id: string | undefined): Manifest | undefined {
    if (id === undefined) return undefined;
    const file = manifestFile(name, id);
    const manifest =
      this.manifests.get(file) ?? readStored(storedManifest, this.store, 'site', file);
    if (manifest) this.manifests.set(file, manifest);
    return manifest;
  }

  /** Keeps a manifest in the place of another text of the same release; the next generation has it. */
  private keep(manifest: Manifest): void {
    this.manifests.set(manifestFile(manifest.name, releaseId(manifest)), manifest);
  }

  /** The active release of a publisher, or the one that the preview cookie shows in its place. */
  releaseOf(name: string, slot: Slot = 'active'): Manifest | undefined {
    return this.read(name, this.stateOf(name)[slot]?.id);
  }

  seenOf(name: string): { manifest: Manifest | undefined; since: string | undefined } {
    const active = this.published.publishers[name]?.active;
    return { manifest: this.read(name, active?.id), since: active?.since };
  }

  remotes(): Manifest[] {
    return this.names.flatMap((name) => (name === 'shell' ? [] : (this.releaseOf(name) ?? [])));
  }

  activate(manifest: Manifest, slot: Slot): void {
    const publisher = this.change(manifest.name);
    this.keep(manifest);
    show(publisher, slot, this.state.hours, this.shown(manifest, slot));
    if (slot === 'active') publisher.paths = waitingPaths(manifest.pages);
  }

  withdraw(name: string, slot: Slot = 'active'): void {
    if (this.stateOf(name)[slot]) show(this.change(name), slot, this.state.hours);
  }

  private shown(manifest: Manifest, slot: Slot = 'active') {
    const location = slot === 'preview' ? this.overrides.previews[manifest.name] : undefined;
    return { id: releaseId(manifest), since: this.now().toISOString(), location };
  }

  get overrides(): Overrides {
    return this.state.overrides;
  }

  setOverrides(overrides: Overrides): void {
    this.state.overrides = overrides;
    this.dropRetired();
  }

  setNames(names: readonly string[]): void {
    noteListed(this.state, this.names, names);
    this.names = names;
  }

  /** Forgets retired releases of these publishers that are too old or too many; of 40,000 files it takes a while. */
  private dropRetired(names = Object.keys(this.state.publishers)): void {
    const { hours, overrides } = this.state;
    for (const name of names) {
      const publisher = this.change(name);
      const kept = keptOf(name, publisher, hours, overrides, (id) => this.read(name, id));
      this.hasDropped ||= kept.length < publisher.retired.length;
      publisher.retired = kept;
    }
  }

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
    const seen = this.published.publishers[name] ?? { retired: [] };
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
  noteSeen({ state, names }: { state: State; names: readonly string[] }): Manifest[] {
    const before = this.published;
    this.published = state;
    const fresh = names.flatMap((name) => {
      const manifest = this.read(name, state.publishers[name]?.active?.id);
      const former = this.read(name, before.publishers[name]?.active?.id);
      if (!manifest || manifest === former) return [];
      // Open tabs need its files alone: no pin brings an earlier state of a build back, and its publisher has not.
      if (former?.build === manifest.build && this.retiredOf(name).includes(former))
        this.keep(filesOnly(former));
      return manifest;
    });
    this.dropRetired(fresh.map(({ name }) => name));
    return fresh;
  }

  snapshot(): { state: State; manifests: Manifest[] } {
    return { state: structuredClone(this.state), manifests: this.kept() };
  }

  /** Whether a publisher was on the list when the store was empty, and no manifest of it was handled since. */
  isAwaited(name: string): boolean {
    return this.state.awaited.includes(name) && !this.stateOf(name).paths;
  }

  /** Retired releases of which more than the files for open tabs is kept, the newest first. */
  keptOf(name: string): Manifest[] {
    return this.retiredOf(name).filter((one) => one.pages.length > 0 && this.blobs.hasAll(one));
  }

  retiredOf(name: string): Manifest[] {
    return this.stateOf(name).retired.flatMap(({ id }) => this.read(name, id) ?? []);
  }

  /** All releases that are kept of a publisher: active, preview, the newest retired first. */
  releasesOf(name: string): Manifest[] {
    return idsOf(this.stateOf(name)).flatMap((id) => this.read(name, id) ?? []);
  }

  private kept(): Manifest[] {
    return Object.keys(this.state.publishers).flatMap((name) => this.releasesOf(name));
  }

  /** Another hour has passed: forgets what is too old, and publishers that have been off the list for a week. */
  passHour(): void {
    const { publishers } = this.state;
    this.state.hours += 1;
    for (const [name, { left }] of Object.entries(publishers))
      if (left && this.state.hours - left.hour >= WEEK_HOURS) delete publishers[name];
    this.dropRetired();
  }

  /** Removes the files that no release has: neither one of `others` nor one that visitors see. */
  async collect(others: readonly Manifest[]): Promise<void> {
    this.hasDropped = false;
    const seen = Object.keys(this.published.publishers).flatMap(
      (name) => this.seenOf(name).manifest ?? [],
    );
    const known = [...seen, ...this.kept()];
    this.manifests.clear();
    for (const manifest of known) this.keep(manifest);
    const files = [...others, ...known].flatMap((one) => Object.values(one.files));
    await this.blobs.keepOnly(new Set(files.map(({ sha256 }) => sha256)));
  }
}
