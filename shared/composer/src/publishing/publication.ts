import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import { messageOf } from '../base/errors.ts';
import type { ComposerEvent } from '../base/event.ts';
import type { serialQueue } from '../base/serialQueue.ts';
import { planSite } from '../site/plan.ts';
import type { ActiveReleases } from '../store/activeReleases.ts';
import { SiteFolder } from './siteFolder.ts';

export interface PublicationOptions {
  active: ActiveReleases;
  /** Does one thing after the other. */
  inTurn: ReturnType<typeof serialQueue>;
  onEvent(event: ComposerEvent): void;
  /** A release could not be published: the one before it is active again. */
  onRolledBack(manifest: Manifest, why: string): void;
}

/** Publishes the active releases, in turns between which other releases are activated. */
export class Publication {
  readonly folder: SiteFolder;
  private readonly options: PublicationOptions;
  private next: Promise<ReadonlySet<string>> | undefined;

  constructor(options: PublicationOptions) {
    const { active, onEvent } = options;
    this.options = options;
    this.folder = new SiteFolder(active, (file) => onEvent({ event: 'damaged', file }));
  }

  /**
   * Publishes once for all that was activated by the time its turn comes; what is long takes several
   * turns. Resolves when the release of the publisher `name` is there, or all.
   * @throws Error of the disk where nothing can be published; nothing new is active then.
   */
  async publish(name = ''): Promise<void> {
    let open: ReadonlySet<string>;
    do {
      this.next ??= this.options.inTurn(() => {
        this.next = undefined;
        return this.turn();
      });
      open = await this.next;
    } while (open.has(name));
  }

  /** Publishes again where something could not be published, and compresses what was left for later. */
  async maintain(): Promise<void> {
    if (!this.folder.isPublished) await this.publish();
    await this.options.inTurn(() => this.folder.compress());
  }

  /** One turn: planned, published, reported. Returns the publishers that take another one. */
  private async turn(): Promise<ReadonlySet<string>> {
    const { active, onEvent } = this.options;
    const started = performance.now();
    try {
      await active.save();
      const plan = await planSite(active.sources(), active.blobs);
      const { files, failures, open } = await this.folder.publish(plan, active.now());
      for (const [publisher, why] of failures) onEvent({ event: 'not published', publisher, why });
      const rolledBack = await this.rollBack([...failures.keys()], (name) => failures.get(name));
      if (rolledBack.length > 0) return new Set(active.names).add('');
      const ms = Math.round(performance.now() - started);
      for (const manifest of active.settle(open)) {
        const release = releaseId(manifest);
        onEvent({ event: 'active', publisher: manifest.name, release, files, ms });
      }
      return open;
    } catch (error) {
      const why = messageOf(error);
      await this.rollBack(undefined, () => why);
      onEvent({ event: 'not published', why });
      throw error;
    }
  }

  private async rollBack(
    names: readonly string[] | undefined,
    why: (name: string) => string | undefined,
  ): Promise<Manifest[]> {
    const { active, onRolledBack } = this.options;
    const rolledBack = await active.rollBack(names);
    for (const manifest of rolledBack) onRolledBack(manifest, why(manifest.name) ?? '');
    return rolledBack;
  }
}
