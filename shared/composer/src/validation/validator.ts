import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import { messageOf } from '../base/errors.ts';
import type { ComposerEvent } from '../base/event.ts';
import type { Pins } from '../operating/pins.ts';
import type { ActiveReleases } from '../store/activeReleases.ts';
import { idsOf } from '../store/state.ts';
import { checkBeside } from './checkRelease.ts';
import { compatibilityFindings } from './compatibility.ts';
import type { Contents } from './contents/contents.ts';
import { ContentsReader } from './contents/contentsReader.ts';
import { type Finding, finding, formatFinding } from './finding.ts';

/** Where a release goes: all visitors see it, or those with the preview's cookie. */
export type Slot = 'active' | 'preview';

/** A release that broke promises; without manifest where that could not be read. */
export interface Refusal {
  findings: readonly Finding[];
  manifest?: Manifest | undefined;
  /** What its own files say; nothing where they were not read. */
  contents?: Contents;
  /** When it was refused first. */
  since: string;
}

/**
 * Checks what becomes active, or a preview. What a rule refused is checked again whenever what it
 * was checked against changes.
 */
export class Validator {
  /** What was refused last, by publisher. */
  readonly refused: Record<Slot, Map<string, Refusal>> = { active: new Map(), preview: new Map() };
  private readonly active: ActiveReleases;
  private readonly pins: Pins;
  private readonly reader: ContentsReader;
  private readonly emit: (event: ComposerEvent) => void;

  constructor(active: ActiveReleases, pins: Pins, emit: (event: ComposerEvent) => void) {
    this.active = active;
    this.pins = pins;
    this.reader = new ContentsReader(active.blobs);
    this.emit = emit;
  }

  /** What a release's own files say; read outside the queue, so that no publisher waits for it. */
  async contents(manifest: Manifest): Promise<Contents> {
    const { manifests, state } = this.active;
    const before = manifest.pages.flatMap(({ path, status }) => {
      const key = Object.hasOwn(state.changed, path) && state.changed[path]?.key;
      return key && status !== 410 ? [[path, key] as const] : [];
    });
    const known = manifests.get(manifest.name);
    const task = { manifest, known, before: Object.fromEntries(before) };
    let same = {};
    const findings = await withoutThrowing(manifest, async () => {
      const read = await this.reader.read(task);
      same = read.same;
      return read.findings;
    });
    return { findings, same };
  }

  /** What a release breaks beside the active ones, and beside its publisher's retired ones. */
  beside(manifest: Manifest): Promise<Finding[]> {
    const { name: publisher, build } = manifest;
    const { manifests, releases, state } = this.active;
    return withoutThrowing(manifest, async () => {
      const changed = await releases.changedAssets(manifest, idsOf(state.publishers[publisher]));
      if (changed.length > 0) {
        const message =
          'another file of this name was published before: browsers keep it for a year';
        return changed.map((file) => finding(manifest, 'immutable', message, file));
      }
      const beside = {
        shell: manifests.get('shell'),
        remotes: [...manifests.values()].filter(({ name }) => !['shell', publisher].includes(name)),
        mayBreak: this.pins.isForced(manifest),
      };
      return checkBeside(manifest, beside, manifests.get(publisher)?.build === build);
    });
  }

  /** Activates a release if it keeps the contract, else notes why not; returns whether it did. */
  async validate(manifest: Manifest, contents: Contents, slot: Slot = 'active'): Promise<boolean> {
    const { name } = manifest;
    const isActive = slot === 'active';
    if (isActive && JSON.stringify(this.active.manifests.get(name)) === JSON.stringify(manifest)) {
      this.refused.active.delete(name);
      return false;
    }
    const findings = [...(await this.beside(manifest)), ...contents.findings];
    if (findings.length > 0) this.refuse(name, { findings, manifest, contents }, slot);
    else this.admit(manifest, contents, slot);
    return findings.length === 0;
  }

  /** Activates a release that was checked already, or shows it as a preview. */
  admit(manifest: Manifest, { same }: Contents, slot: Slot = 'active'): void {
    const { name } = manifest;
    if (slot === 'active') this.active.activate(manifest, same);
    else {
      this.active.showPreview(manifest);
      this.emit({ event: 'preview', publisher: name, release: releaseId(manifest) });
    }
    this.refused[slot].delete(name);
  }

  /** Notes what was refused; nothing changes for visitors. */
  refuse(name: string, refusal: Omit<Refusal, 'since'>, slot: Slot): void {
    const { manifest, findings } = refusal;
    const before = this.refused[slot].get(name);
    const isSame = JSON.stringify(before?.manifest) === JSON.stringify(manifest);
    const since = before && isSame ? before.since : this.active.now().toISOString();
    this.refused[slot].set(name, { ...refusal, since });
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
    const { manifests } = this.active;
    const shell = name === 'shell' ? manifests.get(name) : undefined;
    if (!this.pins.isForced(shell)) return [];
    const remotes = [...manifests.values()].filter((other) => other !== shell);
    return remotes.flatMap((remote) => compatibilityFindings(remote, shell, shell));
  }

  /** Validates the refused again until nothing changes any more: each that comes may let others in. */
  async validateAgain(): Promise<void> {
    const again = async (slot: Slot) => {
      for (const refusal of [...this.refused[slot].values()]) {
        const { manifest, contents } = refusal;
        if (!manifest || !contents || contents.findings.length > 0) continue;
        if (slot === 'active' && this.pins.holds(manifest)) continue;
        const findings = await this.beside(manifest);
        if (findings.length > 0) this.refused[slot].set(manifest.name, { ...refusal, findings });
        else {
          this.admit(manifest, contents, slot);
          return true;
        }
      }
      return false;
    };
    while (await again('active'));
    while (await again('preview'));
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
