import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import { messageOf } from '@site/contract/messageOf.ts';
import type { OnEvent } from '../base/event.ts';
import { serialQueue } from '../base/serialQueue.ts';
import type { ActiveReleases } from '../store/activeReleases.ts';
import type { Pins } from '../store/pins.ts';
import type { Slot } from '../store/state.ts';
import { checkBeside, compatibilityFindings, immutableFindings } from './checkBeside.ts';
import { checkContents } from './contents/checkContents.ts';
import { type Finding, finding, formatFinding, type Refusal } from './finding.ts';

const bySlot = <What>() => ({ active: new Map<string, What>(), preview: new Map<string, What>() });

/** Activates releases that keep the contract, alone and beside the active ones, and notes why others do not. */
export class Validator {
  /** The last manifest of each publisher: its files are here, or on their way. */
  readonly offered = bySlot<Manifest>();
  readonly refused = bySlot<Refusal>();
  private readonly active: ActiveReleases;
  private readonly pins: Pins;
  private readonly emit: OnEvent;
  /** One change of what is active comes after the other. */
  private readonly queue = serialQueue();
  /** Whether the site is new: no publisher published a second release, and the store was empty at the start. */
  private isNewSite: boolean;

  constructor(active: ActiveReleases, pins: Pins, emit: OnEvent) {
    this.active = active;
    this.pins = pins;
    this.emit = emit;
    this.isNewSite = active.names.every((name) => !active.releaseOf(name));
  }

  /** Keeps the files that a manifest names from now on; not while others are removed. */
  keepFilesOf(manifest: Manifest, slot: Slot): Promise<void> {
    return this.queue(async () => void this.offered[slot].set(manifest.name, manifest));
  }

  /** Removes the files of releases that are not kept; those of offered and refused ones stay. */
  collect(): Promise<void> {
    return this.queue(() => {
      const offered = Object.values(this.offered).flatMap((all) => [...all.values()]);
      const refused = Object.values(this.refused).flatMap((all) => [...all.values()]);
      const kept = [...offered, ...refused.flatMap(({ manifest }) => manifest ?? [])];
      return this.active.collect(kept);
    });
  }

  /**
   * The list of publishers changed, or that of previews, or the builds that operators hold or force. Those not on the
   * list are forgotten: they leave their paths to others.
   */
  setListed(names: readonly string[], slot: Slot): Promise<void> {
    return this.queue(async () => {
      for (const known of [this.offered, this.refused])
        for (const name of known[slot].keys()) if (!names.includes(name)) known[slot].delete(name);
      if (slot === 'active') this.active.setNames(names);
      else
        for (const name of this.active.names)
          if (!names.includes(name)) this.active.withdraw(name, 'preview');
      this.validateRefused();
    });
  }

  /** Activates a release that keeps the contract, or notes why not; nothing of a poll that was ended. */
  async validate(manifest: Manifest, slot: Slot, signal?: AbortSignal): Promise<void> {
    const known = this.active.releaseOf(manifest.name);
    const read = (file: string) => this.active.blobs.read(manifest.files[file]?.sha256 ?? '');
    const own = await checkContents(manifest, read, known).catch((error) => {
      // With an error of the disk the release is downloaded again; with any other it is not checked again and again.
      if (error instanceof Error && 'code' in error) throw error;
      return [finding(manifest, 'manifest', `it could not be checked: ${messageOf(error)}`)];
    });
    await this.queue(async () => {
      if (signal?.aborted || !this.pins.isListed(manifest, slot)) return;
      const isHeld = this.pins.holds(manifest, slot);
      const before = slot === 'active' ? this.active.releaseOf(manifest.name) : undefined;
      if (isHeld || JSON.stringify(before) === JSON.stringify(manifest)) {
        this.refused[slot].delete(manifest.name);
        const [publisher, release] = [manifest.name, releaseId(manifest)];
        if (isHeld) this.emit({ event: 'held by a pin', publisher, release });
        return;
      }
      this.isNewSite &&= slot === 'preview' || this.active.isAwaited(manifest.name);
      this.decide(manifest, slot, own);
      if (this.isNewSite && own.length === 0) this.settle();
      this.validateRefused();
    });
  }

  /**
   * Where publishers of a new site claim one path, the order of the list decides, not the order in which their first
   * releases come: each is held against those before it on the list.
   */
  private settle(): void {
    const { active, refused } = this;
    const all = active.names.flatMap((name) => {
      const refusal = refused.active.get(name);
      const manifest = refusal?.mayCome ? refusal.manifest : active.releaseOf(name);
      return manifest && !this.pins.holds(manifest) ? [manifest] : [];
    });
    for (const { name } of all) active.withdraw(name);
    for (const manifest of all) this.decide(manifest, 'active');
  }

  /** Activates a release, or refuses it for what is beside it and for its `own` findings; returns whether it is active. */
  private decide(manifest: Manifest, slot: Slot, own: readonly Finding[] = []): boolean {
    const { name } = manifest;
    const findings = [...this.beside(manifest), ...own];
    if (findings.length > 0) {
      this.refuse(name, slot, { findings, manifest, mayCome: own.length === 0 });
      return false;
    }
    this.refused[slot].delete(name);
    this.active.activate(manifest, slot);
    if (slot === 'preview')
      this.emit({ event: 'preview', publisher: name, release: releaseId(manifest) });
    return true;
  }

  /**
   * Puts the former release of a publisher in the place of one that cannot be made; returns whether there is one.
   * Releases that were activated since may fit beside the failed one alone: they wait again.
   */
  rollBack(name: string, why: string): boolean {
    const failed = this.active.fallBack(name);
    if (!failed) return false;
    const unpublished = `it could not be published: ${why}`;
    const findings = [finding(failed, 'files', unpublished, 'site')];
    this.refuse(name, 'active', { findings, manifest: failed, unpublished });
    this.withdrawMisfits();
    this.validateRefused();
    return true;
  }

  /** Takes back releases that visitors do not see yet and that no longer fit. */
  private withdrawMisfits(): void {
    for (const name of this.active.names) {
      const manifest = this.active.formerOf(name) && this.active.releaseOf(name);
      const findings = manifest ? this.beside(manifest) : [];
      if (findings.length === 0) continue;
      this.active.fallBack(name);
      this.refuse(name, 'active', { findings, manifest, mayCome: true });
      this.withdrawMisfits();
      return;
    }
  }

  /** Activates refused releases until nothing changes: each one may let others in. */
  private validateRefused(): void {
    for (const slot of ['active', 'preview'] as const)
      for (const { manifest, mayCome } of [...this.refused[slot].values()]) {
        if (!manifest || !mayCome || this.pins.holds(manifest, slot)) continue;
        if (!this.decide(manifest, slot)) continue;
        this.validateRefused();
        return;
      }
  }

  /** Notes a refusal, and logs another than the last one; nothing changes for visitors. */
  refuse(name: string, slot: Slot, refusal: Omit<Refusal, 'since'>): void {
    const { findings, manifest } = refusal;
    const before = this.refused[slot].get(name);
    const isSame = JSON.stringify(before?.manifest) === JSON.stringify(manifest);
    const since = (isSame && before?.since) || this.active.now().toISOString();
    this.refused[slot].set(name, { ...refusal, since });
    const [first] = findings;
    if (isSame && JSON.stringify(before?.findings) === JSON.stringify(findings)) return;
    this.emit({
      event: slot === 'active' ? 'refused' : 'preview refused',
      publisher: name,
      release: manifest && releaseId(manifest),
      rule: first?.rule,
      why: first && formatFinding(first),
      findings: findings.length,
    });
  }

  brokenBy(name: string): Finding[] {
    const shell = this.active.releaseOf(name);
    if (!this.pins.isForced(shell)) return [];
    return this.active.remotes().flatMap((remote) => compatibilityFindings(remote, shell, shell));
  }

  /** What a release breaks beside the active ones, and beside its publisher's retired ones. */
  private beside(manifest: Manifest): Finding[] {
    const { name, build } = manifest;
    const changed = immutableFindings(manifest, this.active.releasesOf(name));
    if (changed.length > 0) return changed;
    const beside = {
      shell: this.active.releaseOf('shell'),
      remotes: this.active.remotes().filter((other) => other.name !== name),
      mayBreak: this.pins.isForced(manifest),
      given: this.active.overrides.given,
    };
    const isSeen = !this.isNewSite && this.active.seenOf(name).manifest?.build === build;
    return checkBeside(manifest, beside, isSeen);
  }
}
