import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import type { OnEvent } from './base/event.ts';
import { download } from './fetch/download.ts';
import type { PollerOptions, Receiver } from './fetch/poller.ts';
import { Publication } from './publishing/publication.ts';
import type { Overrides } from './store/overrides.ts';
import { waitingPaths } from './store/state.ts';
import { Store, type StoreOptions } from './store/store.ts';
import { budgetFindings } from './validation/budget.ts';
import { claimsOf, parseManifest } from './validation/parseManifest.ts';
import { Validator } from './validation/validator.ts';

export interface ComposerOptions extends StoreOptions {
  onEvent?: OnEvent | undefined;
}

/** The way of a release: its manifest is polled, its files are downloaded, it is validated, activated, published. */
export class Composer implements Receiver {
  readonly store: Store;
  readonly validator: Validator;
  readonly publication: Publication;

  /** Opens a store, or makes one. Visitors see the generation that is there, until the next one is made. */
  constructor({ onEvent = () => {}, ...options }: ComposerOptions) {
    this.store = new Store(options, (file) => onEvent({ event: 'damaged', file }));
    this.validator = new Validator(this.store, onEvent);
    this.publication = new Publication(this.store, this.validator, onEvent);
    this.publishSoon();
  }

  /** Handles a new manifest. Notes its paths, even if its release is refused or cannot be downloaded. */
  async receive(bytes: Buffer, publisher: PollerOptions, signal: AbortSignal): Promise<boolean> {
    const { name, slot } = publisher;
    const text = String(bytes);
    const manifest = parseManifest(name, text);
    const isRead = !('rule' in manifest);
    const findings = isRead ? budgetFindings(manifest) : [manifest];
    try {
      if (isRead && findings.length === 0) return await this.release(manifest, publisher, signal);
      if (signal.aborted) return false;
      this.validator.offered[slot].delete(name);
      this.validator.refuse(name, slot, { findings });
      return false;
    } finally {
      const paths = isRead ? waitingPaths(manifest.pages) : claimsOf(text);
      const isNew = () => this.store.note((releases) => releases.notePaths(name, paths ?? []));
      // The paths of a preview are those of its publisher.
      if (paths && slot === 'active' && !signal.aborted && isNew())
        await this.publication.publish().catch(() => {});
    }
  }

  /** Downloaded, validated, activated, published. Returns whether visitors see it; the status says why not. */
  private async release(
    manifest: Manifest,
    { name, source, slot }: PollerOptions,
    signal: AbortSignal,
  ): Promise<boolean> {
    const { store, validator, publication } = this;
    await validator.offer(manifest, slot);
    await download(manifest, source, store, signal);
    if (slot === 'active') store.note((releases) => releases.noteCaughtUp(manifest));
    await validator.validate(manifest, slot, signal);
    await publication.publish();
    if (slot === 'preview') return false;
    const refusal = validator.refused.active.get(name);
    const unpublished = refusal?.manifest === manifest ? refusal.unpublished : undefined;
    const why = publication.failures.get(name)?.why ?? unpublished;
    if (why) throw new Error(why);
    return store.releases.stateOf(name).active?.id === releaseId(manifest);
  }

  lacksFiles(name: string): boolean {
    return this.publication.failures.has(name);
  }

  /** Operators decided: pinned builds come back, others are released, previews end, releases are forgotten. */
  override(overrides: Overrides): void {
    const { store, validator } = this;
    const before = store.releases.state.overrides;
    store.note((releases) => releases.setOverrides(overrides));
    for (const name of store.releases.names) {
      validator.retry(name, 'active');
      if (before.pins[name] && !overrides.pins[name]) validator.unpin(name);
      // After a change of the preview's address the release from the former address must not be promoted.
      if (before.previews[name] !== overrides.previews[name]) validator.forget(name, 'preview');
    }
    this.publishSoon();
  }

  /** Applies a changed list: removed publishers lose their pages and paths; new publishers change no 404. */
  setPublishers(names: readonly string[]): void {
    this.store.note((releases) => releases.setNames(names));
    this.publishSoon();
  }

  passHour(): void {
    this.store.note((releases) => releases.passHour());
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
