import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import type { ComposerEvent } from '../base/event.ts';
import type { ActiveReleases } from '../store/activeReleases.ts';
import { Candidates, type Slot } from './candidates.ts';
import { type Finding, formatFinding } from './finding.ts';
import { Validator } from './validator.ts';

/** What operators say of releases. */
export interface Operators {
  /** Whether a publisher is listed for the slot. */
  isWanted(manifest: Manifest, slot: Slot): boolean;
  /** Whether a pin keeps a release from becoming active. */
  holds(manifest: Manifest): boolean;
  /** Whether a shell may become active though it breaks remotes. */
  isForced(manifest: Manifest): boolean;
}

/** Activates what keeps the contract, and notes what does not. */
export class Admission {
  readonly candidates = { active: new Candidates(), preview: new Candidates() };
  private readonly active: ActiveReleases;
  private readonly operators: Operators;
  private readonly validator: Validator;
  private readonly emit: (event: ComposerEvent) => void;

  constructor(active: ActiveReleases, operators: Operators, emit: (event: ComposerEvent) => void) {
    this.active = active;
    this.operators = operators;
    this.validator = new Validator(active, (manifest) => operators.isForced(manifest));
    this.emit = emit;
  }

  /** What a release's own files break; read outside the queue, so that no publisher waits for it. */
  contents(manifest: Manifest): Promise<Finding[]> {
    return this.validator.contents(manifest);
  }

  /** What a forced shell breaks. */
  brokenBy(name: string): Finding[] {
    const manifest = this.active.get(name);
    return manifest ? this.validator.brokenBy(manifest) : [];
  }

  /** Activates a release, or notes why not: `own` is what its files break. Returns whether it did. */
  async admit(manifest: Manifest, own: readonly Finding[], slot: Slot): Promise<boolean> {
    const { name } = manifest;
    if (!this.operators.isWanted(manifest, slot)) return false;
    const isHeld = this.isHeld(manifest, slot);
    const before = slot === 'active' ? this.active.get(name) : undefined;
    if (isHeld || JSON.stringify(before) === JSON.stringify(manifest)) {
      this.candidates[slot].accept(name);
      const release = releaseId(manifest);
      if (isHeld) this.emit({ event: 'held by a pin', publisher: name, release });
      return false;
    }
    const findings = [...(await this.validator.beside(manifest)), ...own];
    if (findings.length === 0) {
      this.activate(manifest, slot);
      await this.admitRefused();
      return true;
    }
    this.refuse(name, findings, slot, manifest, own.length === 0);
    return false;
  }

  /** Admits what was refused until nothing changes: each release that comes may let others in. */
  async admitRefused(): Promise<void> {
    for (const slot of ['active', 'preview'] as const) {
      for (const { manifest, mayCome } of this.candidates[slot].refusals) {
        if (!manifest || !mayCome || this.isHeld(manifest, slot)) continue;
        const findings = await this.validator.beside(manifest);
        if (findings.length === 0) {
          this.activate(manifest, slot);
          return this.admitRefused();
        }
        const refusal = { manifest, mayCome, findings };
        this.candidates[slot].refuse(manifest.name, refusal, this.active.now());
      }
    }
  }

  /** Notes what was refused; nothing changes for visitors. */
  refuse(
    name: string,
    findings: readonly Finding[],
    slot: Slot,
    manifest?: Manifest,
    mayCome = false,
  ): void {
    this.candidates[slot].refuse(name, { findings, manifest, mayCome }, this.active.now());
    const [first] = findings;
    this.emit({
      event: slot === 'active' ? 'refused' : 'preview refused',
      publisher: name,
      release: manifest && releaseId(manifest),
      rule: first?.rule,
      why: first && formatFinding(first),
      findings: findings.length,
    });
  }

  private activate(manifest: Manifest, slot: Slot): void {
    const { name } = manifest;
    this.candidates[slot].accept(name);
    if (slot === 'active') this.active.activate(manifest);
    else {
      this.active.showPreview(manifest);
      this.emit({ event: 'preview', publisher: name, release: releaseId(manifest) });
    }
  }

  private isHeld(manifest: Manifest, slot: Slot): boolean {
    return slot === 'active' && this.operators.holds(manifest);
  }
}
