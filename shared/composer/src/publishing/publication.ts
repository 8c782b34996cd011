import { messageOf } from '@site/contract/messageOf.ts';
import type { OnEvent } from '../base/event.ts';
import { serialQueue } from '../base/serialQueue.ts';
import { planSite } from '../site/plan.ts';
import { siteWarnings } from '../site/siteWarnings.ts';
import type { Releases } from '../store/releases.ts';
import { sourcesOf } from '../store/siteSources.ts';
import { SLOTS } from '../store/state.ts';
import type { Store } from '../store/store.ts';
import type { Validator } from '../validation/validator.ts';
import { Generations } from './generations.ts';

/** Publishes the releases that may become active, one generation after the other. */
export class Publication {
  /** Why files of a publisher differ from its active release, and since when; by publisher. */
  failures: ReadonlyMap<string, { why: string; since: string }> = new Map();
  warnings: readonly string[] = [];
  readonly generations: Generations;
  private readonly store: Store;
  private readonly validator: Validator;
  private readonly onEvent: OnEvent;
  /** The error of the last publication; empty if it succeeded. */
  private trouble = '';
  private readonly queue = serialQueue();
  private next: Promise<void> | undefined;

  constructor(store: Store, validator: Validator, onEvent: OnEvent) {
    this.store = store;
    this.validator = validator;
    this.onEvent = onEvent;
    this.generations = new Generations(store);
  }

  /** Publishes all that is offered by now. @throws Error of the disk; the site stays as it was. */
  publish(): Promise<void> {
    this.next ??= this.queue(async () => {
      this.next = undefined;
      try {
        // Each attempt leaves out the releases that could not be made before.
        while (!(await this.makeGeneration()));
        this.trouble = '';
      } catch (error) {
        const why = messageOf(error);
        if (why !== this.trouble) this.onEvent({ event: 'not published', why });
        this.trouble = why;
        throw error;
      }
    });
    return this.next;
  }

  async finish(): Promise<void> {
    await this.end();
    const isComplete = this.failures.size === 0 && this.generations.isComplete;
    if (this.trouble || !isComplete) await this.publish();
  }

  async end(): Promise<void> {
    await this.queue(async () => {});
  }

  /** Makes the next releases the site; returns false where one of them cannot be made, and is to be left out. */
  private async makeGeneration(): Promise<boolean> {
    const { store, validator } = this;
    const started = performance.now();
    const failures = new Map<string, string>();
    const next = store.begin();
    validator.place(next);
    const isNew = (name: string) =>
      next.stateOf(name).active?.id !== store.releases.stateOf(name).active?.id;
    const leaveOut = () =>
      [...failures].filter(([name, why]) => {
        const failed = isNew(name) && next.releaseOf(name);
        if (failed) validator.refuseUnpublished(failed, why);
        return failed;
      }).length > 0;
    const isNext = () => this.next !== undefined;
    const sources = sourcesOf(next);
    let files: number;
    try {
      const plan = await planSite(sources, store.blobs, failures);
      if (leaveOut()) return false;
      files = await this.generations.replace({ plan, failures, isNew, isNext });
    } catch (error) {
      if (leaveOut()) return false;
      this.noteFailures(failures);
      throw error;
    }
    this.noteFailures(failures);
    this.warnings = siteWarnings(sources);
    this.commit(next, { files, ms: Math.round(performance.now() - started) });
    return true;
  }

  private commit(next: Releases, figures: { files: number; ms: number }): void {
    const before = this.store.releases;
    this.store.commit(next);
    for (const event of SLOTS)
      for (const publisher of next.names) {
        const release = next.stateOf(publisher)[event]?.id;
        if (release && release !== before.stateOf(publisher)[event]?.id)
          this.onEvent({ event, publisher, release, ...figures });
      }
  }

  private noteFailures(failures: ReadonlyMap<string, string>): void {
    const before = this.failures;
    const now = new Date().toISOString();
    this.failures = new Map(
      [...failures].map(([name, why]) => [name, { why, since: before.get(name)?.since ?? now }]),
    );
    for (const [publisher, why] of failures)
      if (before.get(publisher)?.why !== why)
        this.onEvent({ event: 'not published', publisher, why });
  }
}
