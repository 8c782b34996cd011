import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import { messageOf } from '../base/errors.ts';
import { checkContents } from '../validation/checkRelease.ts';
import { compatibilityFindings } from '../validation/compatibility.ts';
import { type Finding, formatFinding } from '../validation/finding.ts';
import type { ActiveReleases } from './activeReleases.ts';
import { checkBesideActive } from './checkBeside.ts';
import type { ComposerEvent } from './event.ts';
import type { Pins } from './pins.ts';
import type { Refusal } from './refusal.ts';

/**
 * Checks what becomes active. What a rule refused is checked again whenever what it was checked
 * against changes.
 */
export class Validator {
  /** What was refused last, by publisher. */
  readonly refused = new Map<string, Refusal>();
  private readonly active: ActiveReleases;
  private readonly pins: Pins;
  private readonly emit: (event: ComposerEvent) => void;

  constructor(active: ActiveReleases, pins: Pins, emit: (event: ComposerEvent) => void) {
    this.active = active;
    this.pins = pins;
    this.emit = emit;
  }

  /** What a release's own files break; read outside the queue, so that no publisher waits for it. */
  contents(manifest: Manifest): Promise<Finding[]> {
    const { manifests, blobs } = this.active;
    const read = (file: string) => blobs.read(manifest.files[file]?.sha256 ?? '');
    return withoutThrowing(manifest, () =>
      checkContents(manifest, read, manifests.get(manifest.name)),
    );
  }

  /** What a release breaks beside the active ones, and beside its publisher's retired ones. */
  beside(manifest: Manifest): Promise<Finding[]> {
    const { manifests, releases } = this.active;
    return withoutThrowing(manifest, () =>
      checkBesideActive(manifest, {
        active: manifests,
        before: this.active.idsOf(manifest.name),
        mayBreak: this.pins.isForced(manifest),
        releases,
      }),
    );
  }

  /** Every rule that a release would break now. */
  async findings(manifest: Manifest): Promise<Finding[]> {
    return [...(await this.beside(manifest)), ...(await this.contents(manifest))];
  }

  /** Activates a release if it keeps the contract, else notes why not; returns whether it did. */
  async validate(manifest: Manifest, contents: readonly Finding[]): Promise<boolean> {
    const { name } = manifest;
    if (JSON.stringify(this.active.manifests.get(name)) === JSON.stringify(manifest)) {
      this.refused.delete(name);
      return false;
    }
    const findings = [...(await this.beside(manifest)), ...contents];
    if (findings.length > 0) this.refuse(name, { findings, manifest, contents });
    else await this.activate(manifest);
    return findings.length === 0;
  }

  /** Activates a release that was checked already. */
  async activate(manifest: Manifest): Promise<void> {
    await this.active.put(manifest);
    this.refused.delete(manifest.name);
  }

  /** Notes what was refused; nothing changes for visitors. */
  refuse(name: string, refusal: Omit<Refusal, 'since'>): void {
    const { manifest, findings } = refusal;
    const before = this.refused.get(name);
    const isSame = JSON.stringify(before?.manifest) === JSON.stringify(manifest);
    const since = before && isSame ? before.since : this.active.now().toISOString();
    this.refused.set(name, { ...refusal, since });
    const [first] = findings;
    this.emit({
      event: 'refused',
      publisher: name,
      ...(manifest ? { release: releaseId(manifest) } : {}),
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

  /** Judges the refused again until nothing changes any more: each that comes may let others in. */
  async validateAgain(): Promise<void> {
    let isChanged = true;
    while (isChanged) {
      isChanged = false;
      for (const refusal of [...this.refused.values()]) {
        const { manifest, contents } = refusal;
        if (!manifest || contents.length > 0 || this.pins.holds(manifest)) continue;
        const findings = await this.beside(manifest);
        if (findings.length > 0) this.refused.set(manifest.name, { ...refusal, findings });
        else {
          await this.activate(manifest);
          isChanged = true;
        }
      }
    }
  }
}

/**
 * What a check finds; what it could not cope with is a finding too, so that the same release is not
 * checked again and again. Errors of the disk pass: the release is downloaded again.
 */
async function withoutThrowing(
  { name: publisher }: Manifest,
  check: () => Promise<Finding[]>,
): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error;
    const message = `it could not be checked: ${messageOf(error)}`;
    return [{ publisher, file: 'manifest.json', rule: 'manifest', message }];
  }
}
