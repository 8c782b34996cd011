import { join } from 'node:path';
import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import { Blobs } from './blobs.ts';
import type { Candidate } from './candidates.ts';
import { assetsOnly, collect } from './collect.ts';
import { contentOf } from './contentOf.ts';
import { type Disk, realDisk } from './disk.ts';
import { gatherStage } from './gatherStage.ts';
import { planSite } from './plan.ts';
import { type Published, publishSite, readPublished } from './publishSite.ts';
import { Releases } from './releases.ts';
import { publisherState, readState, type State, writeState } from './state.ts';
import { tellEdges } from './tellEdges.ts';

export interface OnStageOptions {
  /** Folder of all that the composer keeps; its `site` is what edges serve. */
  store: string;
  /** Names of the publishers, the shell among them. */
  names: readonly string[];
  disk?: Disk | undefined;
  /** How long edges may take to read what they are told, in milliseconds; 0 where they read at once. */
  edgesListenMs?: number | undefined;
  now?: (() => Date) | undefined;
}

/**
 * The releases that visitors see, and the site's folder, which is kept what they make of it. What
 * was interrupted is done again: the folder follows from the saved state alone.
 */
export class OnStage {
  readonly store: string;
  readonly disk: Disk;
  readonly blobs: Blobs;
  readonly releases: Releases;
  readonly state: State;
  readonly manifests = new Map<string, Manifest>();
  /** Which candidates visitors may see beside them; whoever tries some says so. */
  candidates: () => readonly Candidate[] = () => [];
  names: readonly string[];
  private readonly options: OnStageOptions;
  private readonly published: Published;

  /** Reads a store, or makes one; nothing is published yet. */
  static async read(options: OnStageOptions): Promise<OnStage> {
    const state = await readState(join(options.store, 'state.json'), options.names);
    const stage = new OnStage(options, state, await readPublished(options.store));
    await stage.take(options.names);
    return stage;
  }

  private constructor(options: OnStageOptions, state: State, published: Published) {
    this.options = options;
    this.names = options.names;
    this.state = state;
    this.published = published;
    this.store = options.store;
    this.disk = options.disk ?? realDisk;
    this.blobs = new Blobs(join(options.store, 'blobs'), this.disk);
    this.releases = new Releases(join(options.store, 'releases'), this.disk);
  }

  /** Takes another list of publishers: who is not on it leaves, who came back is as before. */
  async take(names: readonly string[]): Promise<void> {
    this.names = names;
    for (const name of [...this.manifests.keys()])
      if (!names.includes(name)) this.manifests.delete(name);
    for (const name of names) {
      const id = this.state.publishers[name]?.onStage?.id;
      const manifest = id ? await this.releases.read(name, id) : undefined;
      if (manifest) this.manifests.set(name, manifest);
    }
  }

  /** Puts a judged release in the place of the one before; returns how many files of the site changed. */
  async put(manifest: Manifest): Promise<number> {
    const { name } = manifest;
    const id = releaseId(manifest);
    const publisher = publisherState(this.state, name);
    await this.releases.write(manifest);
    const at = this.now().toISOString();
    const former = this.manifests.get(name);
    if (publisher.onStage && publisher.onStage.id !== id) {
      publisher.left[publisher.onStage.id] = at;
    }
    delete publisher.left[id];
    publisher.onStage = { id, since: at };
    publisher.heard = manifest.pages.map(({ path }) => path);
    await this.noteChanges(manifest, at);
    this.manifests.set(name, manifest);
    await this.save();
    const files = await this.publish();
    // A later state of the same build took its place, so nobody brings it back. Only now: until the
    // state was saved it was the one on stage.
    if (former?.build === manifest.build && releaseId(former) !== id) {
      await this.releases.write(assetsOnly(former));
    }
    return files;
  }

  /** Makes the site's folder what is on stage; returns how many of its files changed. */
  async publish(): Promise<number> {
    const { store, blobs, disk, releases, names, state, manifests } = this;
    const known = { names, state, onStage: manifests, candidates: this.candidates() };
    const stage = await gatherStage({ ...known, releases, blobs });
    const { plan, facts } = await planSite(stage, blobs);
    const folder = { store, blobs, disk };
    if (await tellEdges(facts, this.published, folder)) await this.edgesListen();
    return publishSite(plan, this.published, folder);
  }

  /** Writes down what is known, so that a start goes on from here. */
  save(): Promise<void> {
    return writeState(join(this.store, 'state.json'), this.state, this.disk);
  }

  /** Removes what nobody needs any more, as `collect` says; returns how many releases went. */
  async collect(announced: readonly Manifest[]): Promise<number> {
    const { state, releases, blobs } = this;
    const forgotten = await collect(state, releases, blobs, announced, this.now());
    if (forgotten > 0) {
      await this.save();
      await this.publish();
    }
    return forgotten;
  }

  /** Releases that left the stage and are still whole, the newest first. */
  async keptOf(name: string): Promise<Manifest[]> {
    const { left = {} } = this.state.publishers[name] ?? {};
    const ids = Object.entries(left).sort(([, a], [, b]) => b.localeCompare(a));
    const read = await Promise.all(ids.map(([id]) => this.releases.read(name, id)));
    return read.flatMap((manifest) => (manifest?.pages.length ? [manifest] : []));
  }

  /** Ids of a publisher's releases whose files browsers may still hold. */
  idsOf(name: string): string[] {
    const { onStage, candidate, left = {} } = this.state.publishers[name] ?? {};
    return [
      ...new Set([...Object.keys(left), ...[onStage, candidate].flatMap((one) => one?.id ?? [])]),
    ];
  }

  now(): Date {
    return this.options.now?.() ?? new Date();
  }

  /** Another build of the same texts is no change to whoever reads the sitemap. */
  private async noteChanges(manifest: Manifest, at: string): Promise<void> {
    const { changed } = this.state;
    for (const { path, document, changedOn, status } of manifest.pages) {
      // Not in the sitemap: else the state holds a row for every vacancy that ever was.
      if (status === 410) {
        delete changed[path];
        continue;
      }
      const key = manifest.files[document]?.sha256 ?? '';
      const known = changed[path];
      if (known?.key === key) continue;
      const content = contentOf((await this.blobs.read(key)).toString());
      const since = known ? at : (changedOn ?? at);
      changed[path] = { key, content, at: known?.content === content ? known.at : since };
    }
  }

  private edgesListen(): Promise<void> {
    return new Promise((done) => setTimeout(done, this.options.edgesListenMs ?? 0));
  }
}
