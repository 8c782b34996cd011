import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import { messageOf } from '../base/errors.ts';
import type { ComposerEvent } from '../base/event.ts';
import { planSite } from '../site/plan.ts';
import type { ActiveReleases } from '../store/activeReleases.ts';
import { finding } from '../validation/finding.ts';
import type { Validator } from '../validation/validator.ts';
import { Generations } from './generations.ts';

export interface PublicationOptions {
  active: ActiveReleases;
  /** Notes which releases could not be published. */
  validator: Pick<Validator, 'refuse'>;
  onEvent(event: ComposerEvent): void;
}

/** What is wrong, and since when. */
export interface Problem {
  why: string;
  since: string;
}

/** A release that cannot be made, while its publisher has a former one. */
class ReleaseFailure extends Error {
  readonly publisher: string;

  constructor(publisher: string, why: string) {
    super(why);
    this.publisher = publisher;
  }
}

/** Publishes the active releases, one generation after the other. */
export class Publication {
  /** Why files of a publisher are not as its active release says, by its name. */
  failures: ReadonlyMap<string, Problem> = new Map();
  private readonly options: PublicationOptions;
  private readonly generations: Generations;
  private readonly rolledBack = new WeakMap<Manifest, string>();
  private isComplete = false;
  private current: Promise<void>;
  private next: Promise<void> | undefined;

  constructor(options: PublicationOptions) {
    this.options = options;
    this.generations = new Generations(options.active);
    this.current = this.generations.open();
  }

  /** Whether visitors see all that is active, compressed. */
  get isFinished(): boolean {
    return this.isComplete && this.generations.isCompressed;
  }

  /**
   * Publishes all that is active by now. Releases that are activated while a generation is made are in the next
   * one, together.
   * @throws Error of the disk; visitors see the site of before then.
   */
  publish(): Promise<void> {
    this.isComplete = false;
    this.next ??= this.current
      .catch(() => {})
      .then(() => {
        this.next = undefined;
        this.current = this.publishNext();
        return this.current;
      });
    return this.next;
  }

  /** Why visitors do not see a release that was activated. */
  problemOf(manifest: Manifest): string | undefined {
    const why = this.failures.get(manifest.name)?.why ?? this.rolledBack.get(manifest);
    return why && `it could not be published: ${why}`;
  }

  private async publishNext(): Promise<void> {
    const { active, onEvent } = this.options;
    try {
      while (!(await this.tryOnce()));
    } catch (error) {
      onEvent({ event: 'not published', why: messageOf(error) });
      throw error;
    } finally {
      // What was rolled back, too: no start meets a release that cannot be made.
      await active.save().catch(() => {});
    }
  }

  /** Whether it was published; not where a release cannot be made, and the former one is in its place now. */
  private async tryOnce(): Promise<boolean> {
    const { active, validator } = this.options;
    const failures = new Map<string, string>();
    const fail = (publisher: string, why: string) => {
      if (active.formerOf(publisher)) throw new ReleaseFailure(publisher, why);
      failures.set(publisher, why);
    };
    try {
      await this.makeGeneration(failures, fail);
      return true;
    } catch (error) {
      if (!(error instanceof ReleaseFailure)) throw error;
      const failed = active.fallBack(error.publisher);
      if (!failed) return false;
      this.rolledBack.set(failed, error.message);
      const why = `it could not be published: ${error.message}`;
      validator.refuse(failed.name, [finding(failed, 'files', why, 'site')], 'active', failed);
      return false;
    } finally {
      this.noteFailures(failures);
    }
  }

  private async makeGeneration(
    failures: ReadonlyMap<string, string>,
    fail: (publisher: string, why: string) => void,
  ): Promise<void> {
    const { active, onEvent } = this.options;
    const started = performance.now();
    await active.save();
    const sources = active.sources();
    const plan = await planSite(sources, active.blobs, fail);
    const isNextWanted = () => this.next !== undefined;
    const files = await this.generations.publish({ plan, failures, fail }, isNextWanted);
    this.isComplete = failures.size === 0 && !isNextWanted();
    const ms = Math.round(performance.now() - started);
    for (const manifest of active.publish(sources)) {
      const release = releaseId(manifest);
      onEvent({ event: 'active', publisher: manifest.name, release, files, ms });
    }
  }

  private noteFailures(failures: ReadonlyMap<string, string>): void {
    const { active, onEvent } = this.options;
    const now = active.now().toISOString();
    const before = this.failures;
    this.failures = new Map(
      Array.from(failures, ([publisher, why]) => {
        const { since = now } = before.get(publisher) ?? {};
        return [publisher, { why, since }];
      }),
    );
    for (const [publisher, { why }] of this.failures)
      if (before.get(publisher)?.why !== why) onEvent({ event: 'not published', publisher, why });
  }
}
