import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import { Blobs } from './blobs.ts';
import { type Disk, realDisk } from './disk.ts';
import { Manifests } from './manifests.ts';
import {
  forgetRetired,
  idsOf,
  openState,
  type PublisherState,
  publisherState,
  type State,
  writeState,
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
 * see it with the next generation. The store has them across restarts.
 */
export class ActiveReleases {
  readonly store: string;
  readonly disk: Disk;
  readonly blobs: Blobs;
  readonly now: () => Date;
  /** The publishers: one that is back on the list has the release that it had. */
  names: readonly string[];
  private readonly manifests: Manifests;
  private readonly state: State;
  /** What visitors see; `undefined` until the first generation of this process. */
  private published: State | undefined;
  /** The state on the disk; `undefined` until this process saved one. */
  private saved: State | undefined;

  /** Reads a store, or makes one; a damaged state or manifest of an active release is named to `onDamaged`. */
  constructor(options: ActiveReleasesOptions, onDamaged: (file: string) => void) {
    const { store, names, disk = realDisk, now = () => new Date() } = options;
    this.store = store;
    this.names = names;
    this.disk = disk;
    this.now = now;
    this.state = openState(store, names, onDamaged);
    this.blobs = new Blobs(join(store, 'blobs'), disk);
    this.manifests = new Manifests(join(store, 'releases'), disk);
    for (const name of names) this.replaceUnreadable(name, onDamaged);
  }

  /** At a start: an active release without a manifest would take all its pages with it. */
  private replaceUnreadable(name: string, onDamaged: (file: string) => void): void {
    const { active } = this.stateOf(name);
    if (!active || this.activeOf(name)) return;
    onDamaged(`releases/${name}/${active.id}.json`);
    this.state.publishers[name] = this.formerOf(name) ?? this.stateOf(name);
  }

  /** What the store has of a publisher. */
  stateOf(name: string): Readonly<PublisherState> {
    return this.state.publishers[name] ?? { retired: {} };
  }

  /** The active release of a publisher. */
  activeOf(name: string): Manifest | undefined {
    return this.readOne(name, this.stateOf(name).active);
  }

  /** The release that the preview cookie shows in place of the active one. */
  previewOf(name: string): Manifest | undefined {
    return this.readOne(name, this.stateOf(name).preview);
  }

  /** The release that visitors see of a publisher, and since when. */
  seenOf(name: string): { manifest: Manifest | undefined; since: string | undefined } {
    const active = (this.published ?? this.state).publishers[name]?.active;
    return { manifest: this.readOne(name, active), since: active?.since };
  }

  /** Whether this process published a release of a publisher. */
  isSeen(name: string): boolean {
    return Boolean(this.published?.publishers[name]?.active);
  }

  /** The active releases of all remotes. */
  remotes(): Manifest[] {
    return this.names.flatMap((name) => (name === 'shell' ? [] : (this.activeOf(name) ?? [])));
  }

  /** Puts a validated release in the place of the former one. */
  activate(manifest: Manifest): void {
    const publisher = publisherState(this.state, manifest.name);
    const retired = publisher.active;
    publisher.active = this.keep(manifest);
    publisher.paths = manifest.pages.map(({ path }) => path);
    this.retire(manifest.name, retired);
  }

  /** Shows a validated release in place of another preview of its publisher. */
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
    this.manifests.add(manifest);
    delete publisherState(this.state, manifest.name).retired[id];
    return { id, since: this.now().toISOString() };
  }

  /** The files of a release answer for a week more, unless it is still shown. */
  private retire(name: string, release: { id: string } | undefined): void {
    const { active, preview, retired } = publisherState(this.state, name);
    const isShown = [active?.id, preview?.id].includes(release?.id);
    if (release && !isShown) retired[release.id] = this.now().toISOString();
  }

  /** Notes the promotion whose build its publisher published itself. */
  noteCaughtUp(name: string, promotion: string): void {
    publisherState(this.state, name).caughtUp = promotion;
  }

  /** Notes what a publisher without an active release claims; returns whether that is new. */
  notePaths(name: string, paths: string[]): boolean {
    const publisher = publisherState(this.state, name);
    if (publisher.active || JSON.stringify(publisher.paths) === JSON.stringify(paths)) return false;
    publisher.paths = paths;
    return true;
  }

  /**
   * What a publisher had before a release that cannot be made: what visitors see, or at a start the newest
   * retired release; nothing where there is none.
   */
  formerOf(name: string): PublisherState | undefined {
    const publisher = this.stateOf(name);
    if (this.published) {
      const seen = this.published.publishers[name] ?? { retired: {} };
      return publisher.active?.id === seen.active?.id ? undefined : seen;
    }
    const kept = this.keptOf(name).find((manifest) => this.blobs.hasAll(manifest));
    if (!kept) return undefined;
    const { [releaseId(kept)]: since = '', ...retired } = publisher.retired;
    return { ...publisher, active: { id: releaseId(kept), since }, retired };
  }

  /** Puts the former release in the place of one that cannot be made; returns the latter. */
  fallBack(name: string): Manifest | undefined {
    const former = this.formerOf(name);
    const failed = this.activeOf(name);
    const { preview } = this.stateOf(name);
    if (!former || !failed) return undefined;
    this.state.publishers[name] = { ...structuredClone(former), ...(preview && { preview }) };
    return failed;
  }

  /** Visitors see what `sources` had; returns the releases that they did not see before. */
  publish({ state, names }: SiteSources): Manifest[] {
    const before = this.published;
    this.published = state;
    if (!before) return [];
    return names.flatMap((name) => {
      const manifest = this.readOne(name, state.publishers[name]?.active);
      const former = this.readOne(name, before.publishers[name]?.active);
      if (!manifest || manifest === former) return [];
      // Open tabs need its files alone: no pin brings an earlier state of a build back, and its publisher has not.
      const isRetired = former && releaseId(former) in this.stateOf(name).retired;
      if (isRetired && former.build === manifest.build) this.manifests.add(filesOnly(former));
      return manifest;
    });
  }

  /**
   * Saves what is published together: manifests before the state that names them. The state is that of
   * `sources`: what is activated while manifests are written has none on the disk.
   */
  async save({ state }: SiteSources): Promise<void> {
    await this.manifests.save();
    if (isDeepStrictEqual(state, this.saved)) return;
    await writeState(this.store, state, this.disk);
    this.saved = state;
  }

  /** What the site follows from; what other publishers have in the store is not on it. */
  sources() {
    const { names } = this;
    const { publishers, awaited } = this.state;
    return {
      names,
      state: structuredClone(this.state),
      shell: this.activeOf('shell'),
      remotes: this.remotes(),
      previews: names.flatMap((name) => this.previewOf(name) ?? []),
      /** The newest first: old tabs still request their files. */
      retired: names.flatMap((name) => this.retiredOf(name)),
      /** Paths of publishers whose manifest was read, but that have no active release. */
      waiting: names
        .filter((name) => !this.activeOf(name))
        .flatMap((name) => publishers[name]?.paths ?? []),
      /** Whether no manifest was ever read of a publisher that was listed at the beginning. */
      isAwaiting: awaited.some((name) => names.includes(name) && !publishers[name]?.paths),
    };
  }

  /** Retired releases of which more than the files for open tabs is kept, the newest first. */
  keptOf(name: string): Manifest[] {
    return this.retiredOf(name).filter(({ pages }) => pages.length > 0);
  }

  private retiredOf(name: string): Manifest[] {
    return this.readAll(name, idsOf({ retired: this.stateOf(name).retired }));
  }

  /** Assets of a release that another one of its publisher has with other content. */
  changedAssets({ name, files }: Manifest): string[] {
    const others = this.readAll(name, idsOf(this.stateOf(name)));
    return Object.entries(files).flatMap(([file, { sha256 }]) => {
      const isOther = others.some((other) => (other.files[file]?.sha256 ?? sha256) !== sha256);
      return file.startsWith('assets/') && isOther ? [file] : [];
    });
  }

  private readOne(name: string, release: { id: string } | undefined): Manifest | undefined {
    return release && this.manifests.read(name, release.id);
  }

  private readAll(name: string, ids: readonly string[]): Manifest[] {
    return ids.flatMap((id) => this.manifests.read(name, id) ?? []);
  }

  /**
   * Forgets releases that retired over a week ago, and removes what no release has; the files of `others`,
   * which are downloaded or refused, stay, and what the state on the disk shows: a start goes on from there.
   * Returns how many it forgot.
   */
  async collect(others: readonly Manifest[]): Promise<number> {
    const forgotten = forgetRetired(this.state, this.now());
    const kept = [...others];
    for (const [name, publisher] of Object.entries(this.state.publishers)) {
      const saved = this.saved?.publishers[name];
      const ids = [...idsOf(publisher), ...idsOf(saved && { ...saved, retired: {} })];
      await this.manifests.keepOnly(name, ids);
      kept.push(...this.readAll(name, ids));
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
