import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import { messageOf } from '../base/errors.ts';
import type { ComposerEvent } from '../base/event.ts';
import { serialQueue } from '../base/serialQueue.ts';
import type { ActiveReleases } from '../store/activeReleases.ts';
import { checkBeside } from './checkRelease.ts';
import { compatibilityFindings } from './compatibility.ts';
import { ContentsReader } from './contents/contentsReader.ts';
import { type Finding, finding, formatFinding, type Refusal, type Slot } from './finding.ts';

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
  /** One change of what is active comes after the other. */
  private readonly queue = serialQueue();

  constructor(active: ActiveReleases, operators: Operators, emit: (event: ComposerEvent) => void) {
    this.active = active;
    this.operators = operators;
    this.reader = new ContentsReader(active.blobs);
    this.emit = emit;
  }

  /** Keeps the files that a manifest names from now on; not while others are removed. */
  keepFilesOf(manifest: Manifest, slot: Slot): Promise<void> {
    return this.queue(async () => void this.announced[slot].set(manifest.name, manifest));
  }

  /** Notes a release that is here whole: `unpin` goes back to it. */
  noteDownloaded(manifest: Manifest, slot: Slot): void {
    this.lastDownloaded[slot].set(manifest.name, manifest);
  }

  /** Removes the files of releases that retired a week ago; those of downloaded and refused ones stay. */
  collect(): Promise<number> {
    return this.queue(() => {
      const known = [this.announced, this.lastDownloaded].flatMap(
        Object.values<Map<string, Manifest>>,
      );
      return this.active.collect(known.flatMap((manifests) => [...manifests.values()]));
    });
  }

  /** The list changed: publishers not on it are forgotten, and leave their paths to others. */
  setPublishers(names: readonly string[]): Promise<void> {
    return this.queue(() => {
      this.keepOnly(names, 'active');
      this.active.names = names;
      return this.validateRefused();
    });
  }

  /** The publishers with a preview changed, or the builds that operators hold or force. */
  setPreviews(names: readonly string[]): Promise<void> {
    return this.queue(() => {
      this.keepOnly(names, 'preview');
      for (const name of this.active.names) if (!names.includes(name)) this.active.endPreview(name);
      return this.validateRefused();
    });
  }

  private keepOnly(names: readonly string[], slot: Slot): void {
    for (const known of [this.announced, this.lastDownloaded, this.lastRefused])
      for (const name of known[slot].keys()) if (!names.includes(name)) known[slot].delete(name);
  }

  /** Activates a release that keeps the contract, or notes why not; nothing of a poll that was ended. */
  async validate(manifest: Manifest, slot: Slot, signal?: AbortSignal): Promise<void> {
    const active = this.active.activeOf(manifest.name);
    const known = active?.build === manifest.build ? active : undefined;
    const own = await withoutThrowing(manifest, () => this.reader.read({ manifest, known }));
    await this.queue(async () => {
      if (!signal?.aborted && this.operators.isListed(manifest, slot))
        await this.validateBeside(manifest, own, slot);
    });
  }

  /** `own` is what the files of the release break. */
  private async validateBeside(
    manifest: Manifest,
    own: readonly Finding[],
    slot: Slot,
  ): Promise<void> {
    const { name } = manifest;
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
  private async validateRefused(): Promise<void> {
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
