import { join } from 'node:path';
import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import { Blobs } from './blobs.ts';
import { type Disk, realDisk } from './disk.ts';
import { isGone, leavingOf, noteListed } from './listed.ts';
import type { Overrides } from './overrides.ts';
import { filesOnly, keptOf, show } from './retention.ts';
import {
  Manifests,
  manifestFile,
  openState,
  type PublisherState,
  type Slot,
  type State,
  waitingPaths,
} from './state.ts';

export interface ActiveReleasesOptions {
  /** Folder of all that the composer keeps; edges serve its `site`. */
  store: string;
  /** Names of the publishers, the shell among them. */
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
  private readonly manifests: Manifests;
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
    this.manifests = new Manifests(store);
    this.names = this.state.listed ?? names;
    this.setNames(names);
    for (const name of Object.keys(this.state.publishers)) this.dropRetired(name);
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

  /** What is known of a publisher; nothing yet of a new one. */
  stateOf(name: string): Readonly<PublisherState> {
    return this.state.publishers[name] ?? { retired: [] };
  }

  private change(name: string): PublisherState {
    this.state.publishers[name] ??= { retired: [] };
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
    show(publisher, slot, this.state.hours, this.shown(manifest, slot));
    if (slot === 'active') publisher.paths = waitingPaths(manifest.pages);
  }

  /** Shows nothing of a publisher until it is activated again. */
  withdraw(name: string): void {
    if (this.stateOf(name).active) show(this.change(name), 'active', this.state.hours);
  }

  endPreview(name: string): void {
    if (this.stateOf(name).preview) show(this.change(name), 'preview', this.state.hours);
  }

  private shown(manifest: Manifest, slot: Slot = 'active') {
    const location = slot === 'preview' ? this.overrides.previews[manifest.name] : undefined;
    return { id: releaseId(manifest), since: this.now().toISOString(), location };
  }

  /** What operators decided, as it could be read last. */
  get overrides(): Overrides {
    return this.state.overrides;
  }

  setOverrides(overrides: Overrides): void {
    this.state.overrides = overrides;
    for (const name of Object.keys(this.state.publishers)) this.dropRetired(name);
  }

  /** Takes over the list of publishers. */
  setNames(names: readonly string[]): void {
    noteListed(this.state, this.names, names);
    this.names = names;
  }

  /** Publishers off the list whose pages stay until the release of a new one is active. */
  leaving(): string[] {
    return leavingOf(this.state, this.names);
  }

  /** Forgets retired releases that are too old or too many. */
  private dropRetired(name: string): void {
    const publisher = this.change(name);
    const { hours, overrides } = this.state;
    const read = (of: string, id: string) => this.manifests.read(of, id);
    const kept = keptOf(name, publisher, hours, overrides, read);
    this.hasDropped ||= kept.length < publisher.retired.length;
    for (const { id } of publisher.retired)
      if (!kept.some((one) => one.id === id)) this.manifests.drop(name, id);
    publisher.retired = kept;
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
    return names.flatMap((name) => {
      const manifest = this.manifests.read(name, state.publishers[name]?.active?.id);
      const former = this.manifests.read(name, before.publishers[name]?.active?.id);
      if (!manifest || manifest === former) return [];
      // Open tabs need its files alone: no pin brings an earlier state of a build back, and its publisher has not.
      const isRetired = this.stateOf(name).retired.some(
        ({ id }) => former && id === releaseId(former),
      );
      if (isRetired && former?.build === manifest.build) this.manifests.set(filesOnly(former));
      this.dropRetired(name);
      return manifest;
    });
  }

  /** What the next generation saves. */
  snapshot(): { state: State; manifests: Manifest[] } {
    return { state: structuredClone(this.state), manifests: this.manifests.all(this.state) };
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
    return this.manifests.of(name, { retired: this.stateOf(name).retired });
  }

  /** All releases that are kept of a publisher. */
  releasesOf(name: string): Manifest[] {
    return this.manifests.of(name, this.stateOf(name));
  }

  /** Another hour has passed: forgets what is too old. */
  passHour(): void {
    this.state.hours += 1;
    for (const [name, publisher] of Object.entries(this.state.publishers)) {
      if (isGone(publisher, this.state.hours)) delete this.state.publishers[name];
      else this.dropRetired(name);
    }
  }

  /** Removes the files that no release has: neither one of `others` nor one that visitors see. */
  async collect(others: readonly Manifest[]): Promise<void> {
    this.hasDropped = false;
    const known = this.manifests.all(this.state);
    const seen = Object.keys(this.published.publishers).flatMap(
      (name) => this.seenOf(name).manifest ?? [],
    );
    this.manifests.keepOnly([...seen, ...known]);
    const files = [...others, ...seen, ...known].flatMap((one) => Object.values(one.files));
    await this.blobs.keepOnly(new Set(files.map(({ sha256 }) => sha256)));
  }
}
