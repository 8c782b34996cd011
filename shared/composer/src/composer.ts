import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import type { OnEvent } from './base/event.ts';
import { download } from './fetch/download.ts';
import type { PollerOptions, Receiver } from './fetch/poller.ts';
import { Publication } from './publishing/publication.ts';
import { ActiveReleases, type ActiveReleasesOptions } from './store/activeReleases.ts';
import type { Overrides } from './store/overrides.ts';
import { Pins } from './store/pins.ts';
import { waitingPaths } from './store/state.ts';
import { budgetFindings } from './validation/budget.ts';
import { claimsOf, parseManifest } from './validation/parseManifest.ts';
import { Validator } from './validation/validator.ts';

export interface ComposerOptions extends ActiveReleasesOptions {
  onEvent?: OnEvent | undefined;
}

/** The way of a release: its manifest is polled, its files are downloaded, it is validated, activated, published. */
export class Composer implements Receiver {
  readonly active: ActiveReleases;
  readonly pins: Pins;
  readonly validator: Validator;
  readonly publication: Publication;

  /** Opens a store, or makes one. Visitors see the generation that is there, until the next one is made. */
  constructor({ onEvent = () => {}, ...options }: ComposerOptions) {
    this.active = new ActiveReleases(options, (file) => onEvent({ event: 'damaged', file }));
    this.pins = new Pins(this.active);
    this.validator = new Validator(this.active, this.pins, onEvent);
    this.publication = new Publication(this.active, this.validator, onEvent);
    this.publishSoon();
  }

  /** Polled: a manifest that is new. Its paths are noted, whatever becomes of its release. */
  async receive(bytes: Buffer, publisher: PollerOptions, signal: AbortSignal): Promise<boolean> {
    const { name, slot } = publisher;
    const manifest = parseManifest(name, bytes);
    const isRead = !('rule' in manifest);
    const findings = isRead ? budgetFindings(manifest) : [manifest];
    try {
      if (isRead) await this.validator.keepFilesOf(manifest, slot);
      if (isRead && findings.length === 0) return await this.release(manifest, publisher, signal);
      if (!signal.aborted) this.validator.refuse(name, slot, { findings });
      return false;
    } finally {
      const paths = isRead ? waitingPaths(manifest.pages) : claimsOf(bytes);
      // The paths of a preview are those of its publisher.
      if (paths && slot === 'active' && !signal.aborted && this.active.notePaths(name, paths))
        await this.publication.publish().catch(() => {});
    }
  }

  /** Downloaded, validated, activated, published. Returns whether visitors see it; the status says why not. */
  private async release(
    manifest: Manifest,
    { source, slot }: PollerOptions,
    signal: AbortSignal,
  ): Promise<boolean> {
    const { active, pins, validator, publication } = this;
    await download(manifest, source, active, signal);
    if (slot === 'active') pins.noteCaughtUp(manifest);
    await validator.validate(manifest, slot, signal);
    await publication.publish();
    if (slot === 'preview') return false;
    const refusal = validator.refused.active.get(manifest.name);
    const rolledBack = refusal?.manifest === manifest ? refusal.unpublished : undefined;
    const why = publication.failures.get(manifest.name)?.why ?? rolledBack;
    if (why) throw new Error(why);
    const seen = active.seenOf(manifest.name).manifest;
    return seen !== undefined && releaseId(seen) === releaseId(manifest);
  }

  lacksFiles(name: string): boolean {
    return this.publication.failures.has(name);
  }

  /** Operators decided: pinned builds come back, others are released, previews end, releases are forgotten. */
  async override(overrides: Overrides): Promise<void> {
    const { pins, validator } = this;
    const { previews } = pins.overrides;
    for (const manifest of pins.apply(overrides, validator.offered.active))
      await validator.validate(manifest, 'active');
    // The preview of another address ends: it is not what would be promoted.
    const same = Object.keys(previews).filter(
      (name) => previews[name] === overrides.previews[name],
    );
    await validator.setListed(same, 'preview');
    this.publishSoon();
  }

  /** The list changed: pages of publishers not on it go and leave their paths, new ones change no 404. */
  async setPublishers(names: readonly string[]): Promise<void> {
    await this.validator.setListed(names, 'active');
    // A pin may have been set meanwhile.
    await this.override(this.pins.overrides);
  }

  passHour(): void {
    this.active.passHour();
    this.publishSoon();
  }

  /** Publishes what could not be published, and compresses; returns whether visitors see all that is active. */
  async finish(): Promise<boolean> {
    await this.publication.finish();
    return this.publication.failures.size === 0;
  }

  /** Its error is in the log, and `finish` tries again. */
  private publishSoon(): void {
    this.publication.publish().catch(() => {});
  }
}
