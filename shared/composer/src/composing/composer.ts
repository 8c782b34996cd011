import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import { messageOf } from '../base/errors.ts';
import { type Finding, formatFinding } from '../validation/finding.ts';
import type { Blobs } from './blobs.ts';
import type { Disk } from './disk.ts';
import type { ComposerEvent } from './event.ts';
import { Jury } from './jury.ts';
import { type Admission, OnStage, type OnStageOptions } from './onStage.ts';
import { type Overrides, readOverrides } from './overrides.ts';
import { Pins } from './pins.ts';
import { Previews } from './previews.ts';
import { publisherState } from './state.ts';
import type { Taker } from './taker.ts';

export interface ComposerOptions extends OnStageOptions {
  /** Hears of everything that happens, one event at a time. */
  onEvent?: ((event: ComposerEvent) => void) | undefined;
}

/**
 * Takes in what publishers say and operators decide, one at a time: whoever calls waits for the one
 * before. What goes on stage the jury decides; what visitors see of it is `OnStage`'s.
 */
export class Composer {
  readonly blobs: Blobs;
  readonly disk: Disk;
  readonly store: string;
  private readonly tell: (event: ComposerEvent) => void;
  private readonly stage: OnStage;
  private readonly jury: Jury;
  /** The last manifest read of each publisher: its files are here, or on their way. */
  private readonly announced = new Map<string, Manifest>();
  private readonly pins: Pins;
  private readonly previews: Previews;
  private queue: Promise<unknown> = Promise.resolve();
  private publishing: Promise<Admission> | undefined;

  /**
   * Opens a store, or makes one, and finishes what was interrupted there. What cannot be published is
   * told and tried again: it keeps no composer from starting.
   */
  static async open(options: ComposerOptions): Promise<Composer> {
    const { onEvent = () => {} } = options;
    const stage = await OnStage.read(options, (file) => onEvent({ event: 'damaged', file }));
    const composer = new Composer(stage, onEvent);
    const { pins, previews } = composer;
    await previews.read(stage.names, stage.releases);
    pins.overrides = await readOverrides(options.store).catch(() => pins.overrides);
    await composer.publish().catch(() => {});
    return composer;
  }

  private constructor(stage: OnStage, tell: (event: ComposerEvent) => void) {
    this.stage = stage;
    this.tell = tell;
    this.store = stage.store;
    this.disk = stage.disk;
    this.blobs = stage.blobs;
    this.pins = new Pins(stage.state);
    this.previews = new Previews(stage.state);
    this.jury = new Jury(stage, this.pins, tell);
    stage.onTakenBack = (manifest, why) => {
      const message = `it could not be published: ${why}`;
      const finding: Finding = { publisher: manifest.name, file: 'site', rule: 'files', message };
      this.jury.refuse(manifest.name, { manifest, findings: [finding], contents: [] });
    };
    stage.previews = () => [...this.previews.shown.values()];
    this.previewTaker = {
      blobs: this.blobs,
      disk: this.disk,
      store: this.store,
      hear: async (manifest) => void this.previews.announced.set(manifest.name, manifest),
      hearPaths: async () => {},
      propose: (manifest, signal) => this.proposePreview(manifest, signal),
      lacks: () => false,
      refuse: async (finding) => {
        const since = this.stage.now().toISOString();
        const findings = [finding];
        this.previews.refused.set(finding.publisher, { findings, contents: findings, since });
      },
    };
  }

  /** Notes that a manifest was read: its files are kept from now on. */
  async hear(manifest: Manifest, signal?: AbortSignal): Promise<void> {
    await this.inTurn(async () => void this.announced.set(manifest.name, manifest), signal);
  }

  /** Notes the paths of a manifest whose release does not come: they answer 503 from now on. */
  async hearPaths(name: string, paths: string[], signal?: AbortSignal): Promise<void> {
    let isNew = false;
    await this.inTurn(async () => {
      const publisher = publisherState(this.stage.state, name);
      if (publisher.onStage || JSON.stringify(publisher.heard) === JSON.stringify(paths)) return;
      publisher.heard = paths;
      isNew = true;
    }, signal);
    // An error is in the log.
    if (isNew) await this.publish().catch(() => {});
  }

  /** Judges a release whose files are all here, and puts it on stage if it keeps the contract. */
  async propose(manifest: Manifest, signal?: AbortSignal): Promise<void> {
    const { name } = manifest;
    const contents = await this.jury.contents(manifest);
    await this.inTurn(async () => {
      if (!this.stage.names.includes(name)) return;
      this.pins.noteCaughtUp(manifest);
      if (this.pins.holds(manifest)) {
        this.jury.refused.delete(name);
        this.tell({ event: 'held', publisher: name, release: releaseId(manifest) });
      } else if (await this.jury.decide(manifest, contents)) await this.decideAgain();
    }, signal);
    if (this.jury.refused.has(name)) {
      const paths = manifest.pages.map(({ path }) => path);
      return this.hearPaths(name, paths, signal);
    }
    const { failures } = await this.publish();
    const failure = failures.get(name);
    if (failure) throw new Error(`it could not be published: ${failure}`);
  }

  /** Publishes again where something could not be published, and compresses what was left for later. */
  async mend(): Promise<void> {
    if (!this.stage.isPublished) await this.publish();
    await this.inTurn(() => this.stage.compressSome());
  }

  /** Whether visitors see a release of a publisher. */
  isSeen(name: string): boolean {
    return this.stage.manifests.has(name) && !this.stage.unseen.has(name);
  }

  /** Whether files of a publisher on stage are missing here. */
  lacks(name: string): boolean {
    return this.stage.failures.has(name);
  }

  /** Applies overrides: brings back pinned builds, releases others, ends previews. */
  async override(overrides: Overrides): Promise<void> {
    await this.inTurn(async () => {
      const before = this.pins.overrides;
      const { manifests, names } = this.stage;
      this.pins.overrides = overrides;
      for (const name of names) {
        const pin = overrides.pins[name];
        this.pins.troubles.delete(name);
        if (pin && manifests.get(name)?.build !== pin.build) {
          if (this.pins.holds(manifests.get(name))) await this.bringBack(name, pin.build);
        } else if (!pin && before.pins[name]) await this.letGo(name);
        if (!overrides.previews[name]) this.previews.end(name, this.stage.now().toISOString());
      }
      const shell = this.jury.refused.get('shell')?.manifest;
      if (this.pins.isForced(shell) && !this.pins.holds(shell)) {
        await this.jury.decide(shell, await this.jury.contents(shell));
      }
      await this.decideAgain();
    });
    await this.publish();
  }

  /** Takes in what the address of a preview publishes. */
  readonly previewTaker: Taker;

  /** Puts the newest kept release of a build on stage, if it fits the others there. */
  private async bringBack(name: string, build: string): Promise<void> {
    const { state, releases } = this.stage;
    const { preview } = state.publishers[name] ?? {};
    const shown = preview && (await releases.read(name, preview.id));
    const kept = [shown, ...(await this.stage.keptOf(name))];
    const manifest = kept.find((one) => one?.build === build);
    if (!manifest) {
      this.pins.troubles.set(name, `no release of build ${build} is kept`);
      return;
    }
    const [first] = await this.jury.findings(manifest);
    if (first) this.pins.troubles.set(name, formatFinding(first));
    else await this.jury.admit(manifest);
  }

  /** Follows the publisher again: what it published last, or what the pin took off the stage. */
  private async letGo(name: string): Promise<void> {
    const manifest = this.announced.get(name) ?? (await this.stage.keptOf(name))[0];
    const isHere = Object.values(manifest?.files ?? {}).every(({ sha256 }) =>
      this.blobs.has(sha256),
    );
    if (manifest && isHere) await this.jury.decide(manifest, await this.jury.contents(manifest));
  }

  private async proposePreview(manifest: Manifest, signal: AbortSignal): Promise<void> {
    const contents = await this.jury.contents(manifest);
    await this.inTurn(() => this.decidePreview(manifest, contents), signal);
    await this.publish();
  }

  private async decidePreview(manifest: Manifest, contents: readonly Finding[]): Promise<void> {
    const { name } = manifest;
    if (!this.pins.overrides.previews[name]) return;
    const release = releaseId(manifest);
    const findings = [...(await this.jury.beside(manifest)), ...contents];
    const since = this.stage.now().toISOString();
    if (findings.length > 0) {
      this.previews.refused.set(name, { findings, manifest, contents, since });
      this.tell({ event: 'preview refused', publisher: name, release });
      return;
    }
    this.stage.releases.add(manifest);
    this.previews.show(manifest, since);
    this.tell({ event: 'preview', publisher: name, release });
  }

  /** Judges again what was refused, for the stage and as a preview. */
  private async decideAgain(): Promise<void> {
    await this.jury.decideAgain();
    for (const { manifest, contents } of [...this.previews.refused.values()]) {
      if (!manifest || contents.length > 0) continue;
      const findings = await this.jury.beside(manifest);
      if (findings.length === 0) await this.decidePreview(manifest, contents);
    }
  }

  /** Notes a release that cannot even be judged; nothing changes for visitors. */
  refuse(finding: Finding, signal?: AbortSignal): Promise<void> {
    const findings = [finding];
    return this.inTurn(
      async () => this.jury.refuse(finding.publisher, { findings, contents: findings }),
      signal,
    );
  }

  /** What visitors see of a publisher, and what was refused of it last. */
  reportOn(name: string) {
    const { onStage, left = {} } = this.stage.state.publishers[name] ?? {};
    const location = this.pins.overrides.previews[name];
    const { shown, refused } = this.previews;
    return {
      manifest: this.stage.manifests.get(name),
      failure: this.stage.failures.get(name),
      since: onStage?.since,
      refused: this.jury.refused.get(name),
      kept: Object.keys(left).length,
      pin: this.pins.reportOn(name, this.announced.get(name)),
      breaks: this.jury.brokenBy(name),
      preview:
        location === undefined
          ? undefined
          : { location, manifest: shown.get(name), refused: refused.get(name) },
    };
  }

  /** Takes another list of publishers: pages of those who left go, newcomers change no 404. */
  async rename(names: readonly string[]): Promise<void> {
    await this.inTurn(async () => {
      for (const known of [this.jury.refused, this.announced, this.previews.shown]) {
        for (const name of [...known.keys()]) if (!names.includes(name)) known.delete(name);
      }
      await this.stage.take(names);
      await this.previews.read(names, this.stage.releases);
      // Paths of a publisher that left are free.
      await this.decideAgain();
    });
    await this.publish();
  }

  /** Removes what nobody needs any more: files of releases that left the stage over a week ago. */
  async collect(): Promise<void> {
    await this.inTurn(async () => {
      const announced = [...this.announced.values(), ...this.previews.announced.values()];
      const releases = await this.stage.collect(announced);
      if (releases > 0) this.tell({ event: 'collected', releases });
    });
    await this.publish();
  }

  /** Publishes once for all that was put on stage by the time its turn comes. */
  private publish(): Promise<Admission> {
    this.publishing ??= this.inTurn(async () => {
      this.publishing = undefined;
      return this.publishNow();
    });
    return this.publishing;
  }

  private async publishNow(): Promise<Admission> {
    const started = performance.now();
    try {
      const admission = await this.stage.publish();
      const { admitted, failures, files } = admission;
      const ms = Math.round(performance.now() - started);
      for (const publisher of admitted) {
        const manifest = this.stage.manifests.get(publisher);
        const release = manifest && releaseId(manifest);
        this.tell({ event: 'on stage', publisher, ...(release ? { release } : {}), files, ms });
      }
      for (const [publisher, why] of failures)
        this.tell({ event: 'not published', publisher, why });
      return admission;
    } catch (error) {
      this.tell({ event: 'not published', why: messageOf(error) });
      throw error;
    }
  }

  /** Does one thing after the other; nothing of a poll that `signal` ended. */
  private async inTurn<Result>(action: () => Promise<Result>): Promise<Result>;
  private async inTurn(action: () => Promise<void>, signal?: AbortSignal): Promise<void>;
  private async inTurn(action: () => Promise<unknown>, signal?: AbortSignal): Promise<unknown> {
    const result = this.queue.then(() => (signal?.aborted ? undefined : action()));
    this.queue = result.catch(() => {});
    return result;
  }
}
