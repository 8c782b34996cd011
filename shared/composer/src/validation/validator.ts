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

/** A release that breaks a rule; without manifest where that could not be read. */
export interface Refusal {
  findings: readonly Finding[];
  manifest?: Manifest | undefined;
  /** Whether its own files keep the contract: it is activated once what is beside it changes. */
  mayCome?: boolean;
  /** When it was refused first. */
  since: string;
}

const bySlot = <What>() => ({ active: new Map<string, What>(), preview: new Map<string, What>() });

/** What operators say of releases. */
export interface Operators {
  /** Whether a publisher is listed for the slot. */
  isListed(manifest: Manifest, slot: Slot): boolean;
  /** Whether a pin keeps a release from the slot. */
  holds(manifest: Manifest | undefined, slot: Slot): boolean;
  /** Whether a shell may become active though it breaks remotes. */
  isForced(manifest: Manifest | undefined): manifest is Manifest;
}

/** Activates releases that keep the contract, alone and beside the active ones, and notes why others do not. */
export class Validator {
  /** The last manifest read of each publisher: its files are here, or on their way. */
  private readonly announced = bySlot<Manifest>();
  private readonly lastRefused = bySlot<Refusal>();
  /** The last release of each publisher that was downloaded whole. */
  private readonly lastDownloaded = bySlot<Manifest>();
  readonly downloaded: Record<Slot, ReadonlyMap<string, Manifest>> = this.lastDownloaded;
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

  /** Keeps the files that a manifest names from now on. */
  keepFilesOf(manifest: Manifest, slot: Slot): void {
    this.announced[slot].set(manifest.name, manifest);
  }

  /** Notes a release that is here whole: `unpin` goes back to it. */
  noteDownloaded(manifest: Manifest, slot: Slot): void {
    this.lastDownloaded[slot].set(manifest.name, manifest);
  }

  /** The releases whose files are kept though they are not active. */
  withKeptFiles(): Manifest[] {
    return [this.announced, this.lastDownloaded].flatMap(({ active, preview }) => [
      ...active.values(),
      ...preview.values(),
    ]);
  }

  /** Forgets all publishers but these. */
  keepOnly(names: readonly string[], slot: Slot): void {
    for (const known of [this.announced, this.lastDownloaded, this.lastRefused])
      for (const name of known[slot].keys()) if (!names.includes(name)) known[slot].delete(name);
  }

  /** What the files of a release break, whatever else is active. */
  checkContents(manifest: Manifest): Promise<Finding[]> {
    const active = this.active.activeOf(manifest.name);
    const known = active?.build === manifest.build ? active : undefined;
    return withoutThrowing(manifest, () => this.reader.read({ manifest, known }));
  }

  /** Activates a release, or notes why not: `own` is what its files break. */
  async validate(manifest: Manifest, own: readonly Finding[], slot: Slot): Promise<void> {
    const { name } = manifest;
    if (!this.operators.isListed(manifest, slot)) return;
    const isHeld = this.operators.holds(manifest, slot);
    const before = slot === 'active' ? this.active.activeOf(name) : undefined;
    if (isHeld || JSON.stringify(before) === JSON.stringify(manifest)) {
      this.lastRefused[slot].delete(name);
      const release = releaseId(manifest);
      if (isHeld) this.emit({ event: 'held by a pin', publisher: name, release });
      return;
    }
    const findings = [...(await this.beside(manifest)), ...own];
    if (findings.length > 0) this.refuse(name, findings, slot, manifest, own.length === 0);
    else {
      this.activate(manifest, slot);
      await this.validateRefused();
    }
  }

  /** Activates refused releases until nothing changes: each one may let others in. */
  async validateRefused(): Promise<void> {
    for (const slot of ['active', 'preview'] as const) {
      for (const refusal of this.refused[slot].values()) {
        const { manifest, mayCome } = refusal;
        if (!manifest || !mayCome || this.operators.holds(manifest, slot)) continue;
        const findings = await this.beside(manifest);
        if (findings.length === 0) {
          this.activate(manifest, slot);
          return this.validateRefused();
        }
        this.lastRefused[slot].set(manifest.name, { ...refusal, findings });
      }
    }
  }

  /** Notes a refusal; nothing changes for visitors. */
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
 * What a check finds. An error of the check is a finding too, so that the same release is not checked again
 * and again; an error of the disk is thrown: the release is downloaded again.
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
