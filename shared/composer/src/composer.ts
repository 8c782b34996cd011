import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import { messageOf } from './base/errors.ts';
import type { ComposerEvent } from './base/event.ts';
import { serialQueue } from './base/serialQueue.ts';
import { applyOverrides } from './operating/applyOverrides.ts';
import { type Overrides, readOverrides } from './operating/overrides.ts';
import { Pins } from './operating/pins.ts';
import {
  type Activation,
  ActiveReleases,
  type ActiveReleasesOptions,
} from './store/activeReleases.ts';
import { collect } from './store/collect.ts';
import { publisherState } from './store/state.ts';
import type { Contents } from './validation/contents/contents.ts';
import { type Finding, finding } from './validation/finding.ts';
import { type Slot, Validator } from './validation/validator.ts';

export interface ComposerOptions extends ActiveReleasesOptions {
  /** Gets everything that happens, one event at a time. */
  onEvent?: ((event: ComposerEvent) => void) | undefined;
}

/**
 * Receives releases from publishers and overrides from operators, one after the other. The validator
 * checks what becomes active; `ActiveReleases` publishes it.
 */
export class Composer {
  readonly active: ActiveReleases;
  private readonly emit: (event: ComposerEvent) => void;
  readonly validator: Validator;
  /** The last manifest read of each publisher: its files are here, or on their way. */
  readonly received: Record<Slot, Map<string, Manifest>> = {
    active: new Map(),
    preview: new Map(),
  };
  readonly pins: Pins;
  /** Does one thing after the other. */
  private readonly inTurn = serialQueue();
  private publishing: Promise<Activation> | undefined;

  /**
   * Opens a store, or makes one, and finishes what was interrupted there. What cannot be published is
   * in the log and tried again: it keeps no composer from starting.
   */
  static async open(options: ComposerOptions): Promise<Composer> {
    const { onEvent = () => {} } = options;
    const active = await ActiveReleases.read(options, (file) =>
      onEvent({ event: 'damaged', file }),
    );
    const composer = new Composer(active, onEvent);
    const { pins } = composer;
    pins.overrides = await readOverrides(options.store).catch(() => pins.overrides);
    await composer.publish().catch(() => {});
    return composer;
  }

  private constructor(active: ActiveReleases, emit: (event: ComposerEvent) => void) {
    this.active = active;
    this.emit = emit;
    this.pins = new Pins(active.state);
    this.validator = new Validator(active, this.pins, emit);
    active.onRolledBack = (manifest, why) => {
      const findings = [finding(manifest, 'files', `it could not be published: ${why}`, 'site')];
      this.validator.refuse(manifest.name, { manifest, findings }, 'active');
    };
  }

  /** Notes that a manifest was read: its files are kept from now on. */
  receive(manifest: Manifest, slot: Slot, signal: AbortSignal): Promise<void> {
    return this.inTurnOf(signal, async () => {
      this.received[slot].set(manifest.name, manifest);
    });
  }

  /** Notes the paths of a manifest whose release does not come: they answer 503 from now on. */
  async notePaths(name: string, paths: string[], signal: AbortSignal): Promise<void> {
    let isNew = false;
    await this.inTurnOf(signal, async () => {
      const publisher = publisherState(this.active.state, name);
      if (publisher.active || JSON.stringify(publisher.paths) === JSON.stringify(paths)) return;
      publisher.paths = paths;
      isNew = true;
    });
    // An error is in the log.
    if (isNew) await this.publish().catch(() => {});
  }

  /** Validates a release whose files are all here, and admits it if it keeps the contract. */
  async propose(manifest: Manifest, slot: Slot, signal: AbortSignal): Promise<void> {
    const { name } = manifest;
    const contents = await this.validator.contents(manifest);
    const isPreview = slot === 'preview';
    await this.inTurnOf(signal, () =>
      isPreview ? this.proposePreview(manifest, contents) : this.proposeActive(manifest, contents),
    );
    if (!isPreview && this.validator.refused.active.has(name)) {
      const paths = manifest.pages.map(({ path }) => path);
      return this.notePaths(name, paths, signal);
    }
    const { failures } = await this.publish(name);
    const failure = failures.get(name);
    if (failure && !isPreview) throw new Error(`it could not be published: ${failure}`);
  }

  private async proposeActive(manifest: Manifest, contents: Contents): Promise<void> {
    const { name } = manifest;
    if (!this.active.names.includes(name)) return;
    this.pins.noteCaughtUp(manifest);
    if (this.pins.holds(manifest)) {
      this.validator.refused.active.delete(name);
      this.emit({ event: 'held by a pin', publisher: name, release: releaseId(manifest) });
    } else if (await this.validator.validate(manifest, contents)) {
      await this.validator.validateAgain();
    }
  }

  private async proposePreview(manifest: Manifest, contents: Contents): Promise<void> {
    if (!this.pins.overrides.previews[manifest.name]) return;
    await this.validator.validate(manifest, contents, 'preview');
  }

  /** Publishes again where something could not be published, and compresses what was left for later. */
  async maintain(): Promise<void> {
    if (!this.active.isPublished) await this.publish();
    await this.inTurn(() => this.active.compressSome());
  }

  /** Applies overrides: brings back pinned builds, releases others, ends previews. */
  async override(overrides: Overrides): Promise<void> {
    await this.inTurn(() => applyOverrides(overrides, this));
    await this.publish();
  }

  /** Notes a release that cannot even be validated; nothing changes for visitors. */
  refuse(broken: Finding, slot: Slot, signal: AbortSignal): Promise<void> {
    return this.inTurnOf(signal, async () =>
      this.validator.refuse(broken.publisher, { findings: [broken] }, slot),
    );
  }

  /** What visitors see of a publisher, and what was refused of it last. */
  reportOn(name: string) {
    const { active, retired = {} } = this.active.state.publishers[name] ?? {};
    const location = this.pins.overrides.previews[name];
    const { refused } = this.validator;
    const manifest = this.active.previews.get(name);
    return {
      manifest: this.active.manifests.get(name),
      failure: this.active.failures.get(name),
      activeSince: active?.since,
      refused: refused.active.get(name),
      kept: Object.keys(retired).length,
      pin: this.pins.reportOn(name, this.received.active.get(name)),
      breaks: this.validator.brokenBy(name),
      preview: location ? { location, manifest, refused: refused.preview.get(name) } : undefined,
    };
  }

  /** Takes another list of publishers: pages of those not on it go, new ones change no 404. */
  async setPublishers(names: readonly string[]): Promise<void> {
    await this.inTurn(async () => {
      for (const known of [this.validator.refused.active, this.received.active]) {
        for (const name of [...known.keys()]) if (!names.includes(name)) known.delete(name);
      }
      await this.active.setPublishers(names);
      // Paths of a publisher that is not on the list are free.
      await this.validator.validateAgain();
    });
    await this.publish();
  }

  /** Removes what is not needed any more: files of releases that retired over a week ago. */
  async collect(): Promise<void> {
    await this.inTurn(async () => {
      const { active, preview } = this.received;
      const received = [...active.values(), ...preview.values()];
      const releases = await collect(this.active, received, this.active.now());
      if (releases > 0) this.emit({ event: 'collected', releases });
    });
    await this.publish();
  }

  /**
   * Publishes once for all that was activated by the time its turn comes; what is long takes several
   * turns, and releases of other publishers come in between. Resolves when that of the publisher
   * `name` is there, or all.
   */
  private async publish(name = ''): Promise<Activation> {
    for (;;) {
      this.publishing ??= this.inTurn(async () => {
        this.publishing = undefined;
        return this.publishNow();
      });
      const activation = await this.publishing;
      if (!activation.open.has(name)) return activation;
    }
  }

  private async publishNow(): Promise<Activation> {
    const started = performance.now();
    try {
      const activation = await this.active.publish();
      const { activated, failures, files } = activation;
      const ms = Math.round(performance.now() - started);
      for (const publisher of activated) {
        const manifest = this.active.manifests.get(publisher);
        const release = manifest && releaseId(manifest);
        this.emit({ event: 'active', publisher, release, files, ms });
      }
      for (const [publisher, why] of failures)
        this.emit({ event: 'not published', publisher, why });
      return activation;
    } catch (error) {
      this.emit({ event: 'not published', why: messageOf(error) });
      throw error;
    }
  }

  /** In its turn, unless the poll that it belongs to was ended. */
  private inTurnOf(signal: AbortSignal, action: () => Promise<void>): Promise<void> {
    return this.inTurn(async () => {
      if (!signal.aborted) await action();
    });
  }
}
