import { releaseId } from '@site/contract/manifest.ts';
import { messageOf } from '../base/errors.ts';
import type { ComposerEvent } from '../base/event.ts';
import type { serialQueue } from '../base/serialQueue.ts';
import { planSite } from '../site/plan.ts';
import type { ActiveReleases } from '../store/activeReleases.ts';
import type { Admission } from '../validation/admission.ts';
import { finding } from '../validation/finding.ts';
import { SiteFolder } from './siteFolder.ts';

export interface PublicationOptions {
  active: ActiveReleases;
  /** Is told what could not be published. */
  admission: Admission;
  /** Does one thing after the other. */
  inTurn: ReturnType<typeof serialQueue>;
  onEvent(event: ComposerEvent): void;
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
   * turns. Resolves when the release of the publisher `name` is there, or all, and the lists unless
   * they wait for another publisher.
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
    } while (open.has(name) || open.size === 1);
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
      if (await this.rollBack((name) => failures.get(name))) return new Set(active.names).add('');
      const ms = Math.round(performance.now() - started);
      for (const manifest of active.settle(open)) {
        const release = releaseId(manifest);
        onEvent({ event: 'active', publisher: manifest.name, release, files, ms });
      }
      return open;
    } catch (error) {
      const why = messageOf(error);
      await this.rollBack(() => why);
      onEvent({ event: 'not published', why });
      throw error;
    }
  }

  /** Rolls back what could not be published, of which `whyOf` says something; returns whether any. */
  private async rollBack(whyOf: (name: string) => string | undefined): Promise<boolean> {
    const { active, admission } = this.options;
    const rolledBack = await active.rollBack((name) => whyOf(name) !== undefined);
    for (const manifest of rolledBack) {
      const message = `it could not be published: ${whyOf(manifest.name)}`;
      const findings = [finding(manifest, 'files', message, 'site')];
      admission.refuse(manifest.name, findings, 'active', manifest);
    }
    return rolledBack.length > 0;
  }
}
