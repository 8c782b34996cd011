import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import { messageOf } from '../base/errors.ts';
import type { ComposerEvent } from '../base/event.ts';
import type { ActiveReleases } from '../store/activeReleases.ts';
import { checkBeside } from './checkRelease.ts';
import { compatibilityFindings } from './compatibility.ts';
import { ContentsReader } from './contents/contentsReader.ts';
import { type Finding, finding, formatFinding } from './finding.ts';

/** Where a release goes: all visitors see it, or those with the preview's cookie. */
export type Slot = 'active' | 'preview';

/** A release that broke promises; without manifest where that could not be read. */
export interface Refusal {
  findings: readonly Finding[];
  manifest?: Manifest | undefined;
  /** Whether its own files keep the contract: it comes once what is beside it changes. */
  mayCome?: boolean;
  /** When it was refused first. */
  since: string;
}

const bySlot = <What>() => ({ active: new Map<string, What>(), preview: new Map<string, What>() });

/** What operators say of releases. */
export interface Operators {
  /** Whether a publisher is listed for the slot. */
  isWanted(manifest: Manifest, slot: Slot): boolean;
  /** Whether a pin keeps a release from the slot. */
  holds(manifest: Manifest | undefined, slot: Slot): boolean;
  /** Whether a shell may become active though it breaks remotes. */
  isForced(manifest: Manifest | undefined): manifest is Manifest;
}

/** Activates what keeps the contract, alone and beside the active releases, and notes what does not. */
export class Admission {
  private readonly lastReceived = bySlot<Manifest>();
  private readonly lastRefused = bySlot<Refusal>();
  /** The last manifest read of each publisher: its files are here, or on their way. */
  readonly received: Record<Slot, ReadonlyMap<string, Manifest>> = this.lastReceived;
  readonly refused: Record<Slot, ReadonlyMap<string, Refusal>> = this.lastRefused;
  private readonly active: ActiveReleases;
  private readonly operators: Operators;
  private readonly reader: ContentsReader;
  private readonly emit: (event: ComposerEvent) => void;

  constructor(active: ActiveReleases, operators: Operators, emit: (event: ComposerEvent) => void) {
    this.active = active;
    this.operators = operators;
    this.reader = new ContentsReader(active.blobs);
    this.emit = emit;
  }

  receive(manifest: Manifest, slot: Slot): void {
    this.lastReceived[slot].set(manifest.name, manifest);
  }

  /** Forgets all publishers but these. */
  keepOnly(names: readonly string[], slot: Slot): void {
    for (const known of [this.lastReceived[slot], this.lastRefused[slot]])
      for (const name of known.keys()) if (!names.includes(name)) known.delete(name);
  }

  /** What a release's own files break; read outside the queue, so that no publisher waits for it. */
  contents(manifest: Manifest): Promise<Finding[]> {
    const active = this.active.activeOf(manifest.name);
    const known = active?.build === manifest.build ? active : undefined;
    return withoutThrowing(manifest, () => this.reader.read({ manifest, known }));
  }

  /** Activates a release, or notes why not: `own` is what its files break. Returns whether it did. */
  async admit(manifest: Manifest, own: readonly Finding[], slot: Slot): Promise<boolean> {
    const { name } = manifest;
    if (!this.operators.isWanted(manifest, slot)) return false;
    const isHeld = this.operators.holds(manifest, slot);
    const before = slot === 'active' ? this.active.activeOf(name) : undefined;
    if (isHeld || JSON.stringify(before) === JSON.stringify(manifest)) {
      this.lastRefused[slot].delete(name);
      const release = releaseId(manifest);
      if (isHeld) this.emit({ event: 'held by a pin', publisher: name, release });
      return false;
    }
    const findings = [...(await this.beside(manifest)), ...own];
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
      for (const refusal of this.refused[slot].values()) {
        const { manifest, mayCome } = refusal;
        if (!manifest || !mayCome || this.operators.holds(manifest, slot)) continue;
        const findings = await this.beside(manifest);
        if (findings.length === 0) {
          this.activate(manifest, slot);
          return this.admitRefused();
        }
        this.lastRefused[slot].set(manifest.name, { ...refusal, findings });
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
    const before = this.refused[slot].get(name);
    const isSame = JSON.stringify(before?.manifest) === JSON.stringify(manifest);
    const since = (isSame && before?.since) || this.active.now().toISOString();
    this.lastRefused[slot].set(name, { findings, manifest, mayCome, since });
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

  /** What a forced shell breaks. */
  brokenBy(name: string): Finding[] {
    const shell = this.active.activeOf(name);
    if (!this.operators.isForced(shell)) return [];
    return this.active.remotes().flatMap((remote) => compatibilityFindings(remote, shell, shell));
  }

  /** What a release breaks beside the active ones, and beside its publisher's retired ones. */
  private beside(manifest: Manifest): Promise<Finding[]> {
    const { name, build } = manifest;
    return withoutThrowing(manifest, async () => {
      const why = 'another file of this name was published before: browsers keep it for a year';
      const changed = this.active.changedAssets(manifest);
      if (changed.length > 0)
        return changed.map((file) => finding(manifest, 'immutable', why, file));
      const beside = {
        shell: this.active.activeOf('shell'),
        remotes: this.active.remotes().filter((other) => other.name !== name),
        mayBreak: this.operators.isForced(manifest),
      };
      return checkBeside(manifest, beside, this.active.activeOf(name)?.build === build);
    });
  }

  private activate(manifest: Manifest, slot: Slot): void {
    const { name } = manifest;
    this.lastRefused[slot].delete(name);
    if (slot === 'active') this.active.activate(manifest);
    else {
      this.active.showPreview(manifest);
      this.emit({ event: 'preview', publisher: name, release: releaseId(manifest) });
    }
  }
}

/**
 * What a check finds; what it could not cope with is a finding too, so that the same release is not
 * checked again and again. Errors of the disk pass: the release is downloaded again.
 */
async function withoutThrowing(
  manifest: Manifest,
  check: () => Promise<Finding[]>,
): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error;
    return [finding(manifest, 'manifest', `it could not be checked: ${messageOf(error)}`)];
  }
}
