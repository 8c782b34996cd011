import type { Manifest } from '@site/contract/manifest.ts';
import type { Finding } from './finding.ts';

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

/** What publishers published last for one slot, active or not. */
export class Candidates {
  private readonly received = new Map<string, Manifest>();
  private readonly refused = new Map<string, Refusal>();

  receive(manifest: Manifest): void {
    this.received.set(manifest.name, manifest);
  }

  refuse(name: string, refusal: Omit<Refusal, 'since'>, now: Date): void {
    const before = this.refused.get(name);
    const isSame = JSON.stringify(before?.manifest) === JSON.stringify(refusal.manifest);
    this.refused.set(name, { ...refusal, since: (isSame && before?.since) || now.toISOString() });
  }

  /** What was refused of a publisher is refused no more. */
  accept(name: string): void {
    this.refused.delete(name);
  }

  /** Forgets all publishers but these. */
  keepOnly(names: readonly string[]): void {
    for (const known of [this.received, this.refused])
      for (const name of [...known.keys()]) if (!names.includes(name)) known.delete(name);
  }

  receivedOf(name: string): Manifest | undefined {
    return this.received.get(name);
  }

  refusalOf(name: string): Refusal | undefined {
    return this.refused.get(name);
  }

  /** Every manifest received last: its files are here, or on their way. */
  get manifests(): Manifest[] {
    return [...this.received.values()];
  }

  get refusals(): Refusal[] {
    return [...this.refused.values()];
  }
}
