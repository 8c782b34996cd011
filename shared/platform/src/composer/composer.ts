import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import { type Finding, formatFinding } from '../contract-check/finding.ts';
import type { Blobs } from './blobs.ts';
import type { Disk } from './disk.ts';
import type { ComposerEvent } from './event.ts';
import { Jury } from './jury.ts';
import { OnStage, type OnStageOptions } from './onStage.ts';
import { Pins } from './pins.ts';
import { publisherState } from './state.ts';
import { readSteering, type Steering } from './steering.ts';
import type { Taker } from './taker.ts';
import { Tried } from './tried.ts';

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
  private readonly tried: Tried;
  private queue: Promise<unknown> = Promise.resolve();

  /** Opens a store, or makes one, and finishes what was interrupted there. */
  static async open(options: ComposerOptions): Promise<Composer> {
    const composer = new Composer(await OnStage.read(options), options.onEvent ?? (() => {}));
    const { pins, stage, tried } = composer;
    await tried.read(stage.names, stage.releases);
    pins.steering = await readSteering(options.store).catch(() => pins.steering);
    await stage.publish();
    return composer;
  }

  private constructor(stage: OnStage, tell: (event: ComposerEvent) => void) {
    this.stage = stage;
    this.tell = tell;
    this.store = stage.store;
    this.disk = stage.disk;
    this.blobs = stage.blobs;
    this.pins = new Pins(stage.state);
    this.tried = new Tried(stage.state);
    this.jury = new Jury(stage, this.pins, tell);
    stage.candidates = () => this.tried.candidates(stage.names, this.pins.steering);
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
      const publisher = publisherState(this.stage.state, manifest.name);
      this.announced.set(manifest.name, manifest);
      publisher.heard = manifest.pages.map(({ path }) => path);
      await this.stage.save();
      if (!publisher.onStage) await this.stage.publish();
    });
  }

  /** Notes the paths of a manifest that cannot be understood otherwise. */
  hearPaths(name: string, paths: string[]): Promise<void> {
    return this.inTurn(async () => {
      const publisher = publisherState(this.stage.state, name);
      if (publisher.onStage) return;
      publisher.heard = paths;
      await this.stage.save();
      await this.stage.publish();
    });
  }

  /** Judges a release whose files are all here, and puts it on stage if it keeps the contract. */
  propose(manifest: Manifest): Promise<void> {
    return this.inTurn(async () => {
      this.pins.noteCaughtUp(manifest);
      if (this.pins.holds(manifest)) {
        this.jury.refused.delete(manifest.name);
        this.tell({ event: 'held', publisher: manifest.name, release: releaseId(manifest) });
      } else await this.jury.decide(manifest);
    });
  }

  /** Follows what operators decided: brings back pinned builds, lets go of others, ends trials. */
  steer(steering: Steering): Promise<void> {
    return this.inTurn(async () => {
      const before = this.pins.steering;
      const { manifests, names } = this.stage;
      this.pins.steering = steering;
      for (const name of names) {
        const pin = steering.pins[name];
        this.pins.troubles.delete(name);
        if (pin && manifests.get(name)?.build !== pin.build) {
          if (this.pins.holds(manifests.get(name))) await this.bringBack(name, pin.build);
        } else if (!pin && before.pins[name]) await this.letGo(name);
        if (!steering.candidates[name]) this.tried.end(name, this.stage.now().toISOString());
      }
      const shell = this.jury.refused.get('shell')?.manifest;
      if (this.pins.isForced(shell) && !this.pins.holds(shell)) await this.jury.decide(shell);
      await this.stage.save();
      await this.stage.publish();
    });
  }

  /** Takes in what the address of a candidate publishes. */
  readonly candidates: Taker;

  /** Puts the newest kept release of a build on stage, if it fits the others there. */
  private async bringBack(name: string, build: string): Promise<void> {
    const { state, releases } = this.stage;
    const { candidate } = state.publishers[name] ?? {};
    const tried = candidate && (await releases.read(name, candidate.id));
    const kept = [tried, ...(await this.stage.keptOf(name))];
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
    if (manifest && isHere) await this.jury.decide(manifest);
  }

  private proposeCandidate(manifest: Manifest): Promise<void> {
    return this.inTurn(async () => {
      const { name } = manifest;
      if (!this.pins.steering.candidates[name]) return;
      const release = releaseId(manifest);
      const findings = await this.jury.findings(manifest);
      if (findings.length > 0) {
        this.tried.refused.set(name, { findings, manifest });
        this.tell({ event: 'candidate refused', publisher: name, release });
        return;
      }
      await this.stage.releases.write(manifest);
      this.tried.show(manifest, this.stage.now().toISOString());
      await this.stage.save();
      await this.stage.publish();
      this.tell({ event: 'candidate', publisher: name, release });
    });
  }

  /** Notes a release that cannot even be judged; nothing changes for visitors. */
  refuse(finding: Finding): Promise<void> {
    return this.inTurn(async () => this.jury.refuse(finding.publisher, { findings: [finding] }));
  }

  /** What visitors see of a publisher, and what was refused of it last. */
  reportOn(name: string) {
    const { onStage, left = {} } = this.stage.state.publishers[name] ?? {};
    const steered = this.pins.steering.candidates[name];
    const { shown, refused } = this.tried;
    return {
      manifest: this.stage.manifests.get(name),
      since: onStage?.since,
      refused: this.jury.refused.get(name),
      kept: Object.keys(left).length,
      pin: this.pins.reportOn(name, this.announced.get(name)),
      breaks: this.jury.brokenBy(name),
      candidate: steered && { ...steered, manifest: shown.get(name), refused: refused.get(name) },
    };
  }

  /** Takes another list of publishers: pages of those who left go, newcomers change no 404. */
  rename(names: readonly string[]): Promise<void> {
    return this.inTurn(async () => {
      for (const known of [this.jury.refused, this.announced, this.tried.shown]) {
        for (const name of [...known.keys()]) if (!names.includes(name)) known.delete(name);
      }
      await this.stage.take(names);
      await this.tried.read(names, this.stage.releases);
      await this.stage.publish();
    });
  }

  /** Removes what nobody needs any more: files of releases that left the stage over a week ago. */
  collect(): Promise<void> {
    return this.inTurn(async () => {
      const announced = [...this.announced.values(), ...this.tried.announced.values()];
      const releases = await this.stage.collect(announced);
      if (releases > 0) this.tell({ event: 'collected', releases });
    });
  }

  private inTurn<Result>(action: () => Promise<Result>): Promise<Result> {
    const result = this.queue.then(action);
    this.queue = result.catch(() => {});
    return result;
  }
}
