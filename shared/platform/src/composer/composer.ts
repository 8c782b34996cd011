import { join } from 'node:path';
import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import { type Finding, formatFinding } from '../contract-check/finding.ts';
import { fitFindings } from '../contract-check/fit.ts';
import { Blobs } from './blobs.ts';
import { assetsOnly, collect } from './collect.ts';
import { contentOf } from './contentOf.ts';
import { type Disk, realDisk } from './disk.ts';
import { gatherStage } from './gatherStage.ts';
import { judge } from './judge.ts';
import { Pins } from './pins.ts';
import { planSite } from './plan.ts';
import { type Published, publishSite, readPublished } from './publishSite.ts';
import type { Refusal } from './refusal.ts';
import { Releases } from './releases.ts';
import { publisherState, readState, type State, writeState } from './state.ts';
import { readSteering, type Steering } from './steering.ts';
import type { Taker } from './taker.ts';
import { tellEdges } from './tellEdges.ts';
import { Tried } from './tried.ts';

export interface ComposerOptions {
  /** Folder of all that the composer keeps; its `site` is what edges serve. */
  store: string;
  /** Names of the publishers, the shell among them. */
  names: readonly string[];
  disk?: Disk | undefined;
  /** How long edges may take to read what they are told, in milliseconds; 0 where they read at once. */
  edgesListenMs?: number | undefined;
  /** Hears of everything that happens, one event at a time. */
  onEvent?: ((event: ComposerEvent) => void) | undefined;
  now?: (() => Date) | undefined;
}

/** Something that happened, for the log. */
export type ComposerEvent = { event: string; publisher?: string; release?: string } & Record<
  string,
  string | number | undefined
>;

/**
 * Holds releases against the contract and each other, and keeps the site's folder what the ones
 * on stage make of it. One at a time: whoever calls waits for the one before.
 */
export class Composer {
  readonly blobs: Blobs;
  readonly releases: Releases;
  readonly disk: Disk;
  readonly store: string;
  private readonly options: ComposerOptions;
  private names: readonly string[];
  private readonly state: State;
  private readonly published: Published;
  /** Releases that a rule refused: judged again whenever what they were judged against changes. */
  private readonly refused = new Map<string, Refusal>();
  private readonly onStage = new Map<string, Manifest>();
  /** The last manifest read of each publisher: its files are here, or on their way. */
  private readonly announced = new Map<string, Manifest>();
  private readonly pins: Pins;
  private readonly tried: Tried;
  private queue: Promise<unknown> = Promise.resolve();

  /** Opens a store, or makes one, and finishes what was interrupted there. */
  static async open(options: ComposerOptions): Promise<Composer> {
    const state = await readState(join(options.store, 'state.json'), options.names);
    const composer = new Composer(options, state, await readPublished(options.store));
    await composer.readStage();
    const { pins } = composer;
    pins.steering = await readSteering(options.store).catch(() => pins.steering);
    await composer.publish();
    return composer;
  }

  private constructor(options: ComposerOptions, state: State, published: Published) {
    this.options = options;
    this.names = options.names;
    this.state = state;
    this.published = published;
    this.pins = new Pins(state);
    this.tried = new Tried(state);
    this.store = options.store;
    this.disk = options.disk ?? realDisk;
    this.blobs = new Blobs(join(options.store, 'blobs'), this.disk);
    this.releases = new Releases(join(options.store, 'releases'), this.disk);
    this.candidates = {
      blobs: this.blobs,
      disk: this.disk,
      store: this.store,
      hear: async (manifest) => void this.tried.announced.set(manifest.name, manifest),
      hearPaths: async () => {},
      propose: (manifest) => this.proposeCandidate(manifest),
      refuse: async (finding) =>
        void this.tried.refused.set(finding.publisher, { findings: [finding] }),
    };
  }

  /** Notes that a manifest was read: from now on its paths are known, on stage or not. */
  hear(manifest: Manifest): Promise<void> {
    return this.inTurn(async () => {
      const publisher = publisherState(this.state, manifest.name);
      this.announced.set(manifest.name, manifest);
      publisher.heard = manifest.pages.map(({ path }) => path);
      await this.save();
      if (!publisher.onStage) await this.publish();
    });
  }

  /** Notes the paths of a manifest that cannot be understood otherwise. */
  hearPaths(name: string, paths: string[]): Promise<void> {
    return this.inTurn(async () => {
      const publisher = publisherState(this.state, name);
      if (publisher.onStage) return;
      publisher.heard = paths;
      await this.save();
      await this.publish();
    });
  }

  /** Judges a release whose files are all here, and puts it on stage if it keeps the contract. */
  propose(manifest: Manifest): Promise<void> {
    return this.inTurn(async () => {
      this.pins.noteCaughtUp(manifest);
      if (this.pins.holds(manifest)) {
        this.refused.delete(manifest.name);
        this.tell({ event: 'held', publisher: manifest.name, release: releaseId(manifest) });
      } else await this.judgeAndStage(manifest);
    });
  }

  /** Follows what operators decided: brings back pinned builds, lets go of others, ends trials. */
  steer(steering: Steering): Promise<void> {
    return this.inTurn(async () => {
      const before = this.pins.steering;
      this.pins.steering = steering;
      for (const name of this.names) {
        const pin = steering.pins[name];
        this.pins.troubles.delete(name);
        if (pin && this.onStage.get(name)?.build !== pin.build) {
          if (this.pins.holds(this.onStage.get(name))) await this.bringBack(name, pin.build);
        } else if (!pin && before.pins[name]) await this.letGo(name);
        if (!steering.candidates[name]) this.tried.end(name, this.now().toISOString());
      }
      const shell = this.refused.get('shell')?.manifest;
      if (this.pins.isForced(shell) && !this.pins.holds(shell)) await this.judgeAndStage(shell);
      await this.save();
      await this.publish();
    });
  }

  /** Takes in what the address of a candidate publishes. */
  readonly candidates: Taker;

  private async judgeAndStage(manifest: Manifest): Promise<void> {
    const { name } = manifest;
    if (JSON.stringify(this.onStage.get(name)) === JSON.stringify(manifest)) {
      this.refused.delete(name);
      await this.publish();
      return;
    }
    const findings = await this.judge(manifest);
    if (findings.length > 0) {
      this.noteRefusal(name, { findings, manifest });
      return;
    }
    await this.putOnStage(manifest);
    await this.judgeRefusedAgain();
  }

  /** Puts the newest kept release of a build on stage, if it fits the others there. */
  private async bringBack(name: string, build: string): Promise<void> {
    const { candidate } = this.state.publishers[name] ?? {};
    const tried = candidate && (await this.releases.read(name, candidate.id));
    const kept = [tried, ...(await this.keptOf(name))];
    const manifest = kept.find((one) => one?.build === build);
    if (!manifest) {
      this.pins.troubles.set(name, `no release of build ${build} is kept`);
      return;
    }
    const [first] = await this.judge(manifest);
    if (first) this.pins.troubles.set(name, formatFinding(first));
    else await this.putOnStage(manifest);
  }

  /** Follows the publisher again: what it published last, or what the pin took off the stage. */
  private async letGo(name: string): Promise<void> {
    const manifest = this.announced.get(name) ?? (await this.keptOf(name))[0];
    const isHere = Object.values(manifest?.files ?? {}).every(({ sha256 }) =>
      this.blobs.has(sha256),
    );
    if (manifest && isHere) await this.judgeAndStage(manifest);
  }

  /** Releases that left the stage and are still whole, the newest first. */
  private async keptOf(name: string): Promise<Manifest[]> {
    const { left = {} } = this.state.publishers[name] ?? {};
    const ids = Object.entries(left).sort(([, a], [, b]) => b.localeCompare(a));
    const read = await Promise.all(ids.map(([id]) => this.releases.read(name, id)));
    return read.flatMap((manifest) => (manifest?.pages.length ? [manifest] : []));
  }

  private proposeCandidate(manifest: Manifest): Promise<void> {
    return this.inTurn(async () => {
      const { name } = manifest;
      if (!this.pins.steering.candidates[name]) return;
      const release = releaseId(manifest);
      const findings = await this.judge(manifest);
      if (findings.length > 0) {
        this.tried.refused.set(name, { findings, manifest });
        this.tell({ event: 'candidate refused', publisher: name, release });
        return;
      }
      await this.releases.write(manifest);
      this.tried.show(manifest, this.now().toISOString());
      await this.save();
      await this.publish();
      this.tell({ event: 'candidate', publisher: name, release });
    });
  }

  /** Notes a release that cannot even be judged; nothing changes for visitors. */
  refuse(finding: Finding): Promise<void> {
    return this.inTurn(async () => this.noteRefusal(finding.publisher, { findings: [finding] }));
  }

  /** What visitors see of a publisher, and what was refused of it last. */
  reportOn(name: string) {
    const { onStage, left = {} } = this.state.publishers[name] ?? {};
    return {
      manifest: this.onStage.get(name),
      since: onStage?.since,
      refused: this.refused.get(name),
      kept: Object.keys(left).length,
      pin: this.pins.reportOn(name, this.announced.get(name)),
      breaks: this.breaksOf(name),
      candidate: this.candidateOf(name),
    };
  }

  /** What a forced shell on stage breaks. */
  private breaksOf(name: string): Finding[] {
    const shell = name === 'shell' ? this.onStage.get(name) : undefined;
    if (!this.pins.isForced(shell)) return [];
    const remotes = [...this.onStage.values()].filter((other) => other !== shell);
    return remotes.flatMap((remote) => fitFindings(remote, shell, shell));
  }

  private candidateOf(name: string) {
    const steered = this.pins.steering.candidates[name];
    const { shown, refused } = this.tried;
    return steered && { ...steered, manifest: shown.get(name), refused: refused.get(name) };
  }

  /** Takes another list of publishers: pages of those who left go, newcomers change no 404. */
  rename(names: readonly string[]): Promise<void> {
    return this.inTurn(async () => {
      this.names = names;
      for (const known of [this.onStage, this.refused, this.announced, this.tried.shown]) {
        for (const name of [...known.keys()]) if (!names.includes(name)) known.delete(name);
      }
      await this.readStage();
      await this.publish();
    });
  }

  /** Removes what nobody needs any more: files of releases that left the stage over a week ago. */
  collect(): Promise<void> {
    return this.inTurn(async () => {
      const forgotten = await collect(
        this.state,
        this.releases,
        this.blobs,
        [...this.announced.values(), ...this.tried.announced.values()],
        this.now(),
      );
      if (forgotten === 0) return;
      await this.save();
      await this.publish();
      this.tell({ event: 'collected', releases: forgotten });
    });
  }

  private async readStage(): Promise<void> {
    for (const name of this.names) {
      const id = this.state.publishers[name]?.onStage?.id;
      const manifest = id ? await this.releases.read(name, id) : undefined;
      if (manifest) this.onStage.set(name, manifest);
      const tried = this.state.publishers[name]?.candidate?.id;
      const candidate = tried ? await this.releases.read(name, tried) : undefined;
      if (candidate) this.tried.shown.set(name, candidate);
    }
  }

  private judge(manifest: Manifest): Promise<Finding[]> {
    return judge(manifest, {
      onStage: this.onStage,
      before: Object.keys(this.leftOf(manifest.name)),
      mayBreak: this.pins.isForced(manifest),
      releases: this.releases,
      blobs: this.blobs,
    });
  }

  private leftOf(name: string): Record<string, string> {
    const { onStage, candidate, left = {} } = this.state.publishers[name] ?? {};
    const shown = [onStage, candidate].flatMap((one) => (one ? [[one.id, one.since]] : []));
    return { ...left, ...Object.fromEntries(shown) };
  }

  private async putOnStage(manifest: Manifest): Promise<void> {
    const { name } = manifest;
    const started = performance.now();
    const id = releaseId(manifest);
    const publisher = publisherState(this.state, name);
    await this.releases.write(manifest);
    const at = this.now().toISOString();
    const former = this.onStage.get(name);
    if (publisher.onStage && publisher.onStage.id !== id) {
      publisher.left[publisher.onStage.id] = at;
    }
    delete publisher.left[id];
    publisher.onStage = { id, since: at };
    publisher.heard = manifest.pages.map(({ path }) => path);
    await this.noteChanges(manifest, at);
    this.onStage.set(name, manifest);
    this.refused.delete(name);
    await this.save();
    const files = await this.publish();
    // A later state of the same build took its place, so nobody brings it back. Only now: until the
    // state was saved it was the one on stage.
    if (former?.build === manifest.build && releaseId(former) !== id) {
      await this.releases.write(assetsOnly(former));
    }
    const ms = Math.round(performance.now() - started);
    this.tell({ event: 'on stage', publisher: name, release: id, files, ms });
  }

  /** Some of the refused may fit what is on stage now. */
  private async judgeRefusedAgain(): Promise<void> {
    for (const { manifest } of [...this.refused.values()]) {
      if (!manifest || this.pins.holds(manifest)) continue;
      const findings = await this.judge(manifest);
      if (findings.length > 0) this.refused.set(manifest.name, { manifest, findings });
      else await this.putOnStage(manifest);
    }
  }

  /** Another build of the same texts is no change to whoever reads the sitemap. */
  private async noteChanges(manifest: Manifest, at: string): Promise<void> {
    const { changed } = this.state;
    for (const { path, document, changedOn } of manifest.pages) {
      const key = manifest.files[document]?.sha256 ?? '';
      const known = changed[path];
      if (known?.key === key) continue;
      const content = contentOf((await this.blobs.read(key)).toString());
      const since = known ? at : (changedOn ?? at);
      changed[path] = { key, content, at: known?.content === content ? known.at : since };
    }
  }

  private async publish(): Promise<number> {
    const { store, blobs, disk, releases, names, state, onStage } = this;
    const candidates = this.tried.candidates(names, this.pins.steering);
    const stage = await gatherStage({ names, state, onStage, candidates, releases, blobs });
    const { plan, facts } = await planSite(stage, blobs);
    const folder = { store, blobs, disk };
    if (await tellEdges(facts, this.published, folder)) await this.edgesListen();
    return publishSite(plan, this.published, folder);
  }

  private edgesListen(): Promise<void> {
    return new Promise((done) => setTimeout(done, this.options.edgesListenMs ?? 0));
  }

  private save(): Promise<void> {
    return writeState(join(this.store, 'state.json'), this.state, this.disk);
  }

  private now(): Date {
    return this.options.now?.() ?? new Date();
  }

  private tell(event: ComposerEvent): void {
    this.options.onEvent?.(event);
  }

  private noteRefusal(name: string, refusal: Refusal): void {
    this.refused.set(name, refusal);
    const { manifest, findings } = refusal;
    const [first] = findings;
    this.tell({
      event: 'refused',
      publisher: name,
      ...(manifest ? { release: releaseId(manifest) } : {}),
      rule: first?.rule,
      why: first && formatFinding(first),
      findings: findings.length,
    });
  }

  private inTurn<Result>(action: () => Promise<Result>): Promise<Result> {
    const result = this.queue.then(action);
    this.queue = result.catch(() => {});
    return result;
  }
}
