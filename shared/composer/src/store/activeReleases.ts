import { join } from 'node:path';
import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import { messageOf } from '../base/errors.ts';
import { type Published, readPublished } from '../publishing/published.ts';
import { compressRest, type Publication, publishSite } from '../publishing/publishSite.ts';
import { noteChanges } from '../site/pageDates.ts';
import { planSite } from '../site/plan.ts';
import { gatherSources } from '../site/siteSources.ts';
import type { Contents } from '../validation/contents/contents.ts';
import { Blobs } from './blobs.ts';
import { assetsOnly } from './collect.ts';
import { type Disk, realDisk, removeInterrupted } from './disk.ts';
import { Releases } from './releases.ts';
import { restoreState } from './restoreState.ts';
import {
  idsOf,
  type PublisherState,
  publisherState,
  readState,
  type State,
  writeState,
} from './state.ts';

export interface ActiveReleasesOptions {
  /** Folder of all that the composer keeps; its `site` is what edges serve. */
  store: string;
  /** Names of the publishers, the shell among them. */
  names: readonly string[];
  disk?: Disk | undefined;
  now?: (() => Date) | undefined;
}

/** What was active of a publisher. */
interface Before {
  publisher: PublisherState;
  manifest: Manifest | undefined;
}

/** What is the matter, and since when. */
export interface Problem {
  why: string;
  since: string;
}

/** The result of publishing what was activated. */
export interface Activation {
  /** How many files of the site changed. */
  files: number;
  /** The publishers whose new releases visitors see. */
  activated: readonly string[];
  /** Why files of a publisher could not be published, by its name. */
  failures: ReadonlyMap<string, string>;
  /** Publishers whose releases take another turn; any at all where the site's lists do. */
  open: ReadonlySet<string>;
}

/**
 * The releases that visitors see, and the site's folder, which is kept what they make of it. What
 * was interrupted is done again: the folder follows from the saved state alone.
 */
export class ActiveReleases {
  readonly store: string;
  readonly disk: Disk;
  readonly blobs: Blobs;
  readonly releases: Releases;
  readonly state: State;
  readonly manifests = new Map<string, Manifest>();
  /** The releases that the preview cookie shows in place of them. */
  readonly previews = new Map<string, Manifest>();
  /** A release was rolled back because it could not be published. */
  onRolledBack: (manifest: Manifest, why: string) => void = () => {};
  names: readonly string[];
  private readonly options: ActiveReleasesOptions;
  private published: Published = new Map();
  /** Compresses what the last publication left for later. */
  private compression: ReturnType<typeof compressRest> | undefined;
  /** Activated since the site was published last, with what was active before. */
  private readonly activated = new Map<string, Before>();
  /** Why releases that were activated since then were rolled back, by publisher. */
  private readonly rolledBack = new Map<string, string>();
  /** The state as it was saved last. */
  private saved = '';
  /** Why files of a publisher are not as its release says, by its name. */
  failures: ReadonlyMap<string, Problem> = new Map();
  /** Whether the site's folder is what the active releases make. */
  isPublished = false;

  /**
   * Reads a store, or makes one; nothing is published yet. What is damaged there is named to
   * `onDamaged`: it is published again, from publishers where their files are damaged, too.
   */
  static async read(
    options: ActiveReleasesOptions,
    onDamaged: (file: string) => void,
  ): Promise<ActiveReleases> {
    const { store, names, disk = realDisk } = options;
    await removeInterrupted(store);
    const releases = new Releases(join(store, 'releases'), disk);
    const state = readState(store) ?? (await restoreState(store, names, releases, disk, onDamaged));
    const active = new ActiveReleases(options, state, releases);
    for (const file of await active.blobs.removeDamaged(await releases.all())) onDamaged(file);
    active.published = readPublished(store, onDamaged);
    await active.setPublishers(names);
    return active;
  }

  private constructor(options: ActiveReleasesOptions, state: State, releases: Releases) {
    this.options = options;
    this.names = options.names;
    this.state = state;
    this.store = options.store;
    this.disk = options.disk ?? realDisk;
    this.blobs = new Blobs(join(options.store, 'blobs'), this.disk);
    this.releases = releases;
  }

  /** Takes another list of publishers: one that is back on it has the release it had. */
  async setPublishers(names: readonly string[]): Promise<void> {
    this.names = names;
    for (const known of [this.manifests, this.previews]) {
      for (const name of [...known.keys()]) if (!names.includes(name)) known.delete(name);
    }
    for (const name of names) {
      const { active, preview } = this.state.publishers[name] ?? {};
      const manifest = active && (await this.releases.read(name, active.id));
      if (manifest) this.manifests.set(name, manifest);
      const shown = preview && (await this.releases.read(name, preview.id));
      if (shown) this.previews.set(name, shown);
    }
  }

  /** Shows a release that kept the contract, in place of another preview of its publisher. */
  showPreview(manifest: Manifest): void {
    const { name } = manifest;
    const id = releaseId(manifest);
    const publisher = publisherState(this.state, name);
    if (publisher.preview?.id !== id) this.endPreview(name);
    publisher.preview ??= { id, since: this.now().toISOString() };
    delete publisher.retired[id];
    this.releases.add(manifest);
    this.previews.set(name, manifest);
  }

  /** Its files answer for a week more, as those of every release that visitors saw. */
  endPreview(name: string): void {
    this.previews.delete(name);
    const publisher = this.state.publishers[name];
    if (!publisher?.preview) return;
    const { id } = publisher.preview;
    delete publisher.preview;
    if (publisher.active?.id !== id) publisher.retired[id] = this.now().toISOString();
  }

  /** Puts a checked release in the place of the one before; visitors see it once it is published. */
  activate(manifest: Manifest, same: Contents['same']): void {
    const { name } = manifest;
    const id = releaseId(manifest);
    const publisher = publisherState(this.state, name);
    const before = { publisher: structuredClone(publisher), manifest: this.manifests.get(name) };
    this.releases.add(manifest);
    const at = this.now().toISOString();
    if (publisher.active && publisher.active.id !== id) {
      publisher.retired[publisher.active.id] = at;
    }
    delete publisher.retired[id];
    publisher.active = { id, since: at };
    publisher.paths = manifest.pages.map(({ path }) => path);
    noteChanges(this.state, manifest, same, at);
    this.manifests.set(name, manifest);
    if (!this.activated.has(name)) this.activated.set(name, before);
  }

  /**
   * Makes the site's folder what the active releases make, or goes on with it for a while. A release
   * that cannot be published is rolled back to the one before, and the others go on.
   * @throws Error of the disk where nothing can be published; nothing new is active then.
   */
  async publish(): Promise<Activation> {
    const activated = [...this.activated];
    this.isPublished = false;
    let published: Publication;
    try {
      await this.save();
      published = await this.publishOnce();
    } catch (error) {
      await this.rollBack(activated, () => messageOf(error));
      throw error;
    }
    const { files, failures, open } = published;
    const refused = activated.filter(([name]) => failures.has(name));
    for (const [name] of refused) this.rolledBack.set(name, failures.get(name) ?? '');
    await this.rollBack(refused, (name) => failures.get(name) ?? '');
    if (refused.length > 0)
      return { files, activated: [], failures, open: new Set(this.names).add('') };
    const done = activated.filter(([name]) => !open.has(name));
    for (const [name, { manifest }] of done) {
      this.activated.delete(name);
      await this.dropDocuments(manifest, name);
    }
    const all = new Map([...this.rolledBack, ...failures]);
    if (open.size === 0) {
      this.rolledBack.clear();
      this.noteFailures(failures);
      this.isPublished = failures.size === 0;
    }
    return { files, activated: done.map(([name]) => name), failures: all, open };
  }

  private async publishOnce(): Promise<Publication> {
    const plan = await planSite(await gatherSources(this), this.blobs);
    this.compression = undefined;
    return publishSite(plan, this.published, this, this.now());
  }

  /** Whether visitors see a release of a publisher. */
  isSeen(name: string): boolean {
    return this.manifests.has(name) && !this.activated.has(name);
  }

  /** Compresses some of what a large publication left for later. */
  async compressSome(): Promise<void> {
    const { compression = compressRest(this.published, this) } = this;
    // After an error all is looked through again.
    this.compression = undefined;
    await compression.next();
    this.compression = compression;
  }

  /** Restores what was active before; saved, so that no start meets what cannot be published. */
  private async rollBack(
    activated: readonly [string, Before][],
    why: (name: string) => string,
  ): Promise<void> {
    for (const [name, { publisher, manifest }] of activated) {
      this.activated.delete(name);
      const fresh = this.manifests.get(name);
      if (fresh) this.onRolledBack(fresh, why(name));
      this.state.publishers[name] = publisher;
      if (manifest) this.manifests.set(name, manifest);
      else this.manifests.delete(name);
    }
    if (activated.length > 0) await this.save();
  }

  /**
   * A later state of the same build took the place of a release, so no pin brings it back. Only once
   * that is published: until then its documents are needed.
   */
  private async dropDocuments(retired: Manifest | undefined, name: string): Promise<void> {
    const manifest = this.manifests.get(name);
    if (!retired || retired.build !== manifest?.build) return;
    if (releaseId(retired) !== releaseId(manifest)) this.releases.add(assetsOnly(retired));
  }

  private noteFailures(failures: ReadonlyMap<string, string>): void {
    const before = this.failures;
    const at = this.now().toISOString();
    this.failures = new Map(
      Array.from(failures, ([name, why]) => [name, { why, since: before.get(name)?.since ?? at }]),
    );
  }

  /** Writes down what changed since it was saved last: once for all that is published together. */
  private async save(): Promise<void> {
    await this.releases.save();
    const text = JSON.stringify(this.state);
    if (text === this.saved) return;
    await writeState(this.store, text, this.disk);
    this.saved = text;
  }

  /** Retired releases that are still whole, the newest first. */
  async keptOf(name: string): Promise<Manifest[]> {
    const { [name]: publisher } = this.state.publishers;
    const ids = idsOf(publisher).filter((id) => publisher?.retired[id]);
    const read = await Promise.all(ids.map((id) => this.releases.read(name, id)));
    return read.flatMap((manifest) => (manifest?.pages.length ? [manifest] : []));
  }

  now(): Date {
    return this.options.now?.() ?? new Date();
  }
}
