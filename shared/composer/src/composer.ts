import type { Manifest } from '@site/contract/manifest.ts';
import type { ComposerEvent } from './base/event.ts';
import { serialQueue } from './base/serialQueue.ts';
import type { Receiver } from './fetch/poller.ts';
import { type Overrides, readOverrides } from './operating/overrides.ts';
import { Pins } from './operating/pins.ts';
import type { ReleaseReport } from './operating/status.ts';
import { Publication } from './publishing/publication.ts';
import { ActiveReleases, type ActiveReleasesOptions } from './store/activeReleases.ts';
import type { Slot } from './validation/admission.ts';
import { Admission } from './validation/admission.ts';
import type { Finding } from './validation/finding.ts';

/** Of 0.1 s in each poll cycle. */
const COMPRESSING_TURNS = 4;

export interface ComposerOptions extends ActiveReleasesOptions {
  /** Gets everything that happens, one event at a time. */
  onEvent?: ((event: ComposerEvent) => void) | undefined;
}

/** The way of a release: received, validated, activated, planned, published, reported. */
export class Composer implements Receiver {
  readonly active: ActiveReleases;
  private readonly pins: Pins;
  private readonly admission: Admission;
  private readonly publication: Publication;
  /** One change comes after the other; reading files takes no turn, publishing takes several. */
  private readonly inTurn = serialQueue();

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
    const { pins, publication } = composer;
    pins.overrides = await readOverrides(options.store).catch(() => pins.overrides);
    await publication.publish().catch(() => {});
    return composer;
  }

  private constructor(active: ActiveReleases, onEvent: (event: ComposerEvent) => void) {
    const { inTurn } = this;
    this.active = active;
    this.pins = new Pins(active);
    this.admission = new Admission(active, this.pins, onEvent);
    this.publication = new Publication({ active, admission: this.admission, inTurn, onEvent });
  }

  /** Received: the manifest was read. The files that it names are kept from now on. */
  receive(manifest: Manifest, slot: Slot, signal: AbortSignal): Promise<void> {
    return this.inTurnOf(signal, () => this.admission.receive(manifest, slot));
  }

  /** Not even validated: the manifest cannot be understood, or is beyond the budget. */
  refuse(broken: Finding, slot: Slot, signal: AbortSignal): Promise<void> {
    return this.inTurnOf(signal, () => this.admission.refuse(broken.publisher, [broken], slot));
  }

  /** Received whole: now it is validated, activated, planned, published and reported. */
  async propose(manifest: Manifest, slot: Slot, signal: AbortSignal): Promise<void> {
    const { admission, pins, publication, active } = this;
    const { name } = manifest;
    const own = await admission.contents(manifest);
    let isActivated = false;
    await this.inTurnOf(signal, async () => {
      if (slot === 'active') pins.noteCaughtUp(manifest);
      isActivated = await admission.admit(manifest, own, slot);
    });
    await publication.publish(name);
    const isRolledBack = isActivated && slot === 'active' && active.activeOf(name) !== manifest;
    const why = slot === 'active' ? publication.folder.failures.get(name)?.why : undefined;
    if (isRolledBack || why) throw new Error(`it could not be published${why ? `: ${why}` : ''}`);
  }

  /** Not received whole: the paths of a publisher with nothing active answer 503 from now on. */
  async notePaths(name: string, paths: string[], signal: AbortSignal): Promise<void> {
    let isNew = false;
    await this.inTurnOf(signal, () => {
      isNew = this.active.notePaths(name, paths);
    });
    // An error is in the log.
    if (isNew) await this.publication.publish().catch(() => {});
  }

  /** Whether files of an active release are missing here: its publisher has them. */
  lacksFiles(name: string): boolean {
    return this.publication.folder.failures.has(name);
  }

  /** Operators decided: pinned builds come back, others are released, previews end. */
  override(overrides: Overrides): Promise<void> {
    const { active, admission, pins } = this;
    return this.change(async () => {
      for (const manifest of pins.follow(overrides, admission.received.active))
        await admission.admit(manifest, await admission.contents(manifest), 'active');
      admission.keepOnly(Object.keys(overrides.previews), 'preview');
      for (const name of active.names) if (!overrides.previews[name]) active.endPreview(name);
      await admission.admitRefused();
    });
  }

  /** The list changed: pages of publishers not on it go and leave their paths, new ones change no 404. */
  setPublishers(names: readonly string[]): Promise<void> {
    return this.change(async () => {
      this.admission.keepOnly(names, 'active');
      this.active.names = names;
      await this.admission.admitRefused();
    });
  }

  /** A week is over: files of releases that retired before it go. Returns how many releases they had. */
  async collect(): Promise<number> {
    const { active, preview } = this.admission.received;
    let count = 0;
    await this.change(async () => {
      count = await this.active.collect([...active.values(), ...preview.values()]);
    });
    return count;
  }

  /** What could not be published is published again. */
  async finish(): Promise<void> {
    if (!this.publication.folder.isPublished) await this.publication.publish();
  }

  /** What waits uncompressed is compressed, for a while; releases come in between. */
  async compress(): Promise<void> {
    const { folder } = this.publication;
    for (let turn = 0; turn < COMPRESSING_TURNS; turn += 1)
      await this.inTurn(() => folder.compress());
  }

  /** What visitors see of a publisher, and what was refused of it last. */
  reportOn(name: string): ReleaseReport {
    const { active, pins, admission, publication } = this;
    const { received, refused } = admission;
    const { active: shown, retired } = active.stateOf(name);
    const location = pins.overrides.previews[name];
    const preview = {
      manifest: active.previewOf(name),
      refused: refused.preview.get(name),
    };
    return {
      manifest: active.activeOf(name),
      failure: publication.folder.failures.get(name),
      activeSince: shown?.since,
      refused: refused.active.get(name),
      kept: Object.keys(retired).length,
      pin: pins.reportOn(name, received.active.get(name)),
      breaks: admission.brokenBy(name),
      preview: location ? { location, ...preview } : undefined,
    };
  }

  private async change(action: () => Promise<void>): Promise<void> {
    await this.inTurn(action);
    await this.publication.publish();
  }

  /** In its turn, unless the poll that it belongs to was ended. */
  private inTurnOf(signal: AbortSignal, action: () => void | Promise<void>): Promise<void> {
    return this.inTurn(async () => {
      if (!signal.aborted) await action();
    });
  }
}
