import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import { messageOf } from '@site/contract/messageOf.ts';
import type { OnEvent } from '../base/event.ts';
import { serialQueue } from '../base/serialQueue.ts';
import type { Releases } from '../store/releases.ts';
import { SLOTS, type Slot } from '../store/state.ts';
import type { Store } from '../store/store.ts';
import { checkBeside, compatibilityFindings, immutableFindings } from './checkBeside.ts';
import { checkContents } from './contents/checkContents.ts';
import { type Finding, finding, formatFinding, type Refusal } from './finding.ts';

/** The release of a publisher's last manifest: its files are here, or on their way. */
interface Offer {
  manifest: Manifest;
  /** What its own files break; missing until they were checked. */
  own?: readonly Finding[];
}

const bySlot = <What>() => ({ active: new Map<string, What>(), preview: new Map<string, What>() });

/** The releases that publishers offer: which may become active, and why others may not. */
export class Validator {
  readonly offered = bySlot<Offer>();
  readonly refused = bySlot<Refusal>();
  private readonly store: Store;
  private readonly emit: OnEvent;
  /** Nothing is offered while files are removed. */
  private readonly queue = serialQueue();
  private readonly reading = serialQueue();
  /** Whether the site is new: no publisher published a second release, and the store was empty at the start. */
  private isNewSite: boolean;

  constructor(store: Store, emit: OnEvent) {
    this.store = store;
    this.emit = emit;
    this.isNewSite = store.releases.remotes().length === 0 && !store.releases.releaseOf('shell');
  }

  /** Takes the place of what the publisher offered before; its files are kept from now on. */
  offer(manifest: Manifest, slot: Slot): Promise<void> {
    return this.queue(async () => void this.offered[slot].set(manifest.name, { manifest }));
  }

  /** Removes the files of releases that are neither kept nor offered. */
  collect(): Promise<void> {
    const offers = () => SLOTS.flatMap((slot) => [...this.offered[slot].values()]);
    return this.queue(() => this.store.collect(offers().map(({ manifest }) => manifest)));
  }

  /** Checks the files of an offered release by themselves; drops the result if the poll was ended meanwhile. */
  async validate(manifest: Manifest, slot: Slot, signal: AbortSignal): Promise<void> {
    const { releases, blobs } = this.store;
    const { name } = manifest;
    const read = (file: string) => blobs.read(manifest.files[file]?.sha256 ?? '');
    const known = releases.releaseOf(name);
    const own = await checkContents(manifest, read, known, this.reading).catch((error) => {
      // With an error of the disk the release is downloaded again; with any other it is not checked again and again.
      if (error instanceof Error && 'code' in error) throw error;
      return [finding(manifest, 'manifest', `it could not be checked: ${messageOf(error)}`)];
    });
    if (signal.aborted) return;
    this.isNewSite &&= slot === 'preview' || this.store.releases.isAwaited(name);
    const one = this.known(manifest);
    this.offered[slot].set(name, { manifest: one, own });
    if (one === this.store.releases.releaseOf(name, slot)) this.refused[slot].delete(name);
    this.retry(name, slot);
    if (slot === 'preview' || !this.store.releases.isHeld(manifest)) return;
    this.refused.active.delete(name);
    this.emit({ event: 'held by a pin', publisher: name, release: releaseId(manifest) });
  }

  /** The same release as it is known already: a release is one object, whichever slots show it. */
  private known(manifest: Manifest): Manifest {
    const { name } = manifest;
    const offers = SLOTS.flatMap((slot) => this.offered[slot].get(name)?.manifest ?? []);
    const all = [...this.store.releases.releasesOf(name), ...offers];
    return all.find((one) => isSameRelease(one, manifest)) ?? manifest;
  }

  /** A release that could not be published may be tried again. */
  retry(name: string, slot: Slot): void {
    if (this.refused[slot].get(name)?.unpublished) this.refused[slot].delete(name);
  }

  /** After an unpin: offers the release that was active before the pin, if the publisher offers nothing. */
  unpin(name: string): void {
    const [kept] = this.store.releases.keptOf(name);
    if (kept && !this.offered.active.get(name)?.own)
      this.offered.active.set(name, { manifest: kept, own: [] });
  }

  forget(name: string, slot: Slot): void {
    this.offered[slot].delete(name);
    this.refused[slot].delete(name);
  }

  /** Activates in `next` every offer that keeps the contract, alone and beside the others; notes why others do not. */
  place(next: Releases): void {
    for (const slot of SLOTS)
      for (const name of [...this.offered[slot].keys(), ...this.refused[slot].keys()])
        if (!next.isListed(name, slot)) this.forget(name, slot);
    for (const name of next.names) {
      const { preview } = next.stateOf(name);
      if (preview && preview.location !== next.previews()[name]) next.show(name, 'preview');
    }
    // Where publishers of a new site claim one path, the order of the list decides, not that of their first releases.
    if (this.isNewSite)
      for (const name of next.names)
        if (this.wanted(next, name, 'active')) next.show(name, 'active');
    while (this.placeOne(next));
  }

  /** Activates the first compatible release; after that an earlier one on the list may be compatible, too. */
  private placeOne(next: Releases): boolean {
    for (const slot of SLOTS)
      for (const name of next.names) {
        const { manifest, own = [] } = this.wanted(next, name, slot) ?? {};
        if (!manifest || manifest === next.releaseOf(name, slot)) continue;
        const findings = [...this.beside(next, manifest, slot), ...own];
        if (findings.length > 0) {
          this.refuse(name, slot, { findings, manifest });
          continue;
        }
        this.refused[slot].delete(name);
        const seen = this.store.releases.stateOf(name)[slot];
        const since = seen?.id === releaseId(manifest) ? seen.since : new Date().toISOString();
        next.activate(manifest, slot, since);
        return true;
      }
    return false;
  }

  /** The release to show of a publisher: the one that it offers, or the pinned one. */
  private wanted(next: Releases, name: string, slot: Slot): Offer | undefined {
    let offer = this.offered[slot].get(name);
    if (slot === 'active' && next.isHeld(offer?.manifest)) offer = undefined;
    if (slot === 'active' && !offer?.own && next.isHeld(next.releaseOf(name))) {
      const manifest = next.pinnedOf(name);
      offer = manifest && { manifest, own: [] };
    }
    const refusal = this.refused[slot].get(name);
    const hasFailed = refusal?.unpublished && refusal.manifest === offer?.manifest;
    return offer?.own && !hasFailed ? offer : undefined;
  }

  /** Notes a refusal, and logs it if it differs from the last one; nothing changes for visitors. */
  refuse(name: string, slot: Slot, refusal: Omit<Refusal, 'since'>): void {
    const { findings, manifest } = refusal;
    const before = this.refused[slot].get(name);
    const isSame = JSON.stringify(before?.manifest) === JSON.stringify(manifest);
    const since = (isSame && before?.since) || new Date().toISOString();
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

  /** Notes why a release cannot be made, which is not placed again until `retry`. */
  refuseUnpublished(manifest: Manifest, why: string): void {
    const unpublished = `it could not be published: ${why}`;
    const findings = [finding(manifest, 'files', unpublished, 'site')];
    this.refuse(manifest.name, 'active', { findings, manifest, unpublished });
  }

  brokenBy(name: string): Finding[] {
    const { releases } = this.store;
    const shell = releases.releaseOf(name);
    if (!shell || !releases.isForced(shell)) return [];
    return releases.remotes().flatMap((remote) => compatibilityFindings(remote, shell, shell));
  }

  /** What a release breaks beside the others, and beside its publisher's retired ones. */
  private beside(next: Releases, manifest: Manifest, slot: Slot): Finding[] {
    const { name, build } = manifest;
    const active = next.releaseOf(name);
    const hasItsName = active !== undefined && releaseId(active) === releaseId(manifest);
    // The store has one release for each name: all visitors would see the preview's content.
    if (slot === 'preview' && hasItsName && active !== manifest)
      return [finding(manifest, 'files', 'the active release has its name, and other content')];
    const changed = immutableFindings(manifest, next.releasesOf(name));
    if (changed.length > 0) return changed;
    const beside = {
      shell: next.releaseOf('shell'),
      remotes: next.remotes().filter((other) => other.name !== name),
      mayBreak: next.isForced(manifest),
      given: next.state.overrides.given,
    };
    return checkBeside(manifest, beside, active?.build === build);
  }
}

function isSameRelease(one: Manifest, other: Manifest): boolean {
  return releaseId(one) === releaseId(other) && JSON.stringify(one) === JSON.stringify(other);
}
