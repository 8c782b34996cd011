import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import { type Finding, formatFinding } from '../contract-check/finding.ts';
import { fitFindings } from '../contract-check/fit.ts';
import type { ComposerEvent } from './event.ts';
import { judge } from './judge.ts';
import type { OnStage } from './onStage.ts';
import type { Pins } from './pins.ts';
import type { Refusal } from './refusal.ts';

/**
 * Decides what goes on stage. What a rule refused is judged again whenever what it was judged
 * against changes.
 */
export class Jury {
  /** What was refused last, by publisher. */
  readonly refused = new Map<string, Refusal>();
  private readonly stage: OnStage;
  private readonly pins: Pins;
  private readonly tell: (event: ComposerEvent) => void;

  constructor(stage: OnStage, pins: Pins, tell: (event: ComposerEvent) => void) {
    this.stage = stage;
    this.pins = pins;
    this.tell = tell;
  }

  /** The rules that a release whose files are all here would break now. */
  findings(manifest: Manifest): Promise<Finding[]> {
    const { manifests, releases, blobs } = this.stage;
    return judge(manifest, {
      onStage: manifests,
      before: this.stage.idsOf(manifest.name),
      mayBreak: this.pins.isForced(manifest),
      releases,
      blobs,
    });
  }

  /** Puts a release on stage if it keeps the contract, else notes why not. */
  async decide(manifest: Manifest): Promise<void> {
    const { name } = manifest;
    if (JSON.stringify(this.stage.manifests.get(name)) === JSON.stringify(manifest)) {
      this.refused.delete(name);
      await this.stage.publish();
      return;
    }
    const findings = await this.findings(manifest);
    if (findings.length > 0) {
      this.refuse(name, { findings, manifest });
      return;
    }
    await this.admit(manifest);
    await this.decideAgain();
  }

  /** Puts a release on stage that was judged already. */
  async admit(manifest: Manifest): Promise<void> {
    const started = performance.now();
    const files = await this.stage.put(manifest);
    this.refused.delete(manifest.name);
    const ms = Math.round(performance.now() - started);
    const { name: publisher } = manifest;
    this.tell({ event: 'on stage', publisher, release: releaseId(manifest), files, ms });
  }

  /** Notes what was refused; nothing changes for visitors. */
  refuse(name: string, refusal: Refusal): void {
    this.refused.set(name, refusal);
    const { manifest, findings } = refusal;
    const [first] = findings;
    this.tell({
      event: 'refused',
      publisher: name,
      ...(manifest ? { release: releaseId(manifest) } : {}),
      rule: first?.rule,
      why: first && formatFinding(first),
      findings: findings.length,
    });
  }

  /** What a forced shell on stage breaks. */
  brokenBy(name: string): Finding[] {
    const { manifests } = this.stage;
    const shell = name === 'shell' ? manifests.get(name) : undefined;
    if (!this.pins.isForced(shell)) return [];
    const remotes = [...manifests.values()].filter((other) => other !== shell);
    return remotes.flatMap((remote) => fitFindings(remote, shell, shell));
  }

  /** Some of the refused may fit what is on stage now. */
  private async decideAgain(): Promise<void> {
    for (const { manifest } of [...this.refused.values()]) {
      if (!manifest || this.pins.holds(manifest)) continue;
      const findings = await this.findings(manifest);
      if (findings.length > 0) this.refused.set(manifest.name, { manifest, findings });
      else await this.admit(manifest);
    }
  }
}
