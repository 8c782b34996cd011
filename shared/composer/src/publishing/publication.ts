import { releaseId } from '@site/contract/manifest.ts';
import { messageOf } from '@site/contract/messageOf.ts';
import type { OnEvent } from '../base/event.ts';
import { serialQueue } from '../base/serialQueue.ts';
import { planSite } from '../site/plan.ts';
import { siteWarnings } from '../site/siteWarnings.ts';
import type { ActiveReleases } from '../store/activeReleases.ts';
import { sourcesOf } from '../store/siteSources.ts';
import type { Validator } from '../validation/validator.ts';
import { Generations } from './generations.ts';

/** Publishes the active releases, one generation after the other. */
export class Publication {
  /** Why files of a publisher are not as its active release says, and since when, by its name. */
  failures: ReadonlyMap<string, { why: string; since: string }> = new Map();
  warnings: readonly string[] = [];
  private readonly active: ActiveReleases;
  private readonly validator: Validator;
  private readonly onEvent: OnEvent;
  private readonly generations: Generations;
  private isComplete = false;
  /** Why nothing could be published, until it can. */
  private trouble = '';
  private readonly queue = serialQueue();
  private next: Promise<void> | undefined;

  constructor(active: ActiveReleases, validator: Validator, onEvent: OnEvent) {
    this.active = active;
    this.validator = validator;
    this.onEvent = onEvent;
    this.generations = new Generations(active);
    // Its error comes again with the first generation.
    this.queue(() => this.generations.open()).catch(() => {});
  }

  /**
   * Publishes all that is active by now. Releases that are activated while a generation is made are in the next
   * one, together.
   * @throws Error of the disk; visitors see the site of before then.
   */
  publish(): Promise<void> {
    this.isComplete = false;
    this.next ??= this.queue(async () => {
      this.next = undefined;
      try {
        // Each time with the former release in the place of one that cannot be made.
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
    if (!this.isComplete || !this.generations.isComplete) await this.publish();
  }

  async end(): Promise<void> {
    await this.queue(async () => {});
  }

  get siteFolder(): string | undefined {
    return this.generations.siteFolder;
  }

  /** Makes what is active the site; returns false where a release cannot be made, and was rolled back. */
  private async makeGeneration(): Promise<boolean> {
    const { active, validator, onEvent } = this;
    const started = performance.now();
    const failures = new Map<string, string>();
    const isRolledBack = () =>
      [...failures].filter(([name, why]) => validator.rollBack(name, why)).length > 0;
    const isNext = () => this.next !== undefined;
    const sources = sourcesOf(active);
    let files: number;
    try {
      const plan = await planSite(sources, active.blobs, failures);
      if (isRolledBack()) return false;
      files = await this.generations.replace({ plan, failures, isNext });
    } catch (error) {
      if (isRolledBack()) return false;
      this.noteFailures(failures);
      throw error;
    }
    this.noteFailures(failures);
    this.warnings = siteWarnings(sources);
    this.isComplete = failures.size === 0 && !isNext();
    const ms = Math.round(performance.now() - started);
    for (const manifest of active.noteSeen(sources)) {
      const release = releaseId(manifest);
      onEvent({ event: 'active', publisher: manifest.name, release, files, ms });
    }
    return true;
  }

  private noteFailures(failures: ReadonlyMap<string, string>): void {
    const before = this.failures;
    const now = this.active.now().toISOString();
    this.failures = new Map(
      [...failures].map(([name, why]) => [name, { why, since: before.get(name)?.since ?? now }]),
    );
    for (const [publisher, why] of failures)
      if (before.get(publisher)?.why !== why)
        this.onEvent({ event: 'not published', publisher, why });
  }
}
