import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import type { Blobs } from './blobs.ts';
import type { Overrides } from './overrides.ts';
import { filesOnly, keptOf, WEEK_HOURS } from './retention.ts';
import {
  idsOf,
  manifestFile,
  type PublisherState,
  type Slot,
  type State,
  waitingPaths,
} from './state.ts';

/** The releases of a site: active, shown as previews, or retired; and what operators decided. */
export class Releases {
  readonly state: State;
  /** Whether blobs may be here that no release has any more. */
  hasDropped = false;
  private readonly blobs: Blobs;
  /** By their files in a generation. */
  private readonly manifests = new Map<string, Manifest>();

  constructor(state: State, manifests: readonly Manifest[], blobs: Blobs) {
    this.state = state;
    this.blobs = blobs;
    for (const manifest of manifests) this.keep(manifest);
  }

  /** A copy to change. It replaces the present releases once it is published. */
  copy(): Releases {
    const copy = new Releases(structuredClone(this.state), this.all(), this.blobs);
    copy.hasDropped = this.hasDropped;
    return copy;
  }

  /** The publishers on the list. A publisher that comes back to the list still has its former release. */
  get names(): readonly string[] {
    return this.state.listed ?? [];
  }

  stateOf(name: string): Readonly<PublisherState> {
    return this.state.publishers[name] ?? { retired: [] };
  }

  private change(name: string): PublisherState {
    this.state.publishers[name] ??= { retired: [] };
    return this.state.publishers[name];
  }

  private read(name: string, id = ''): Manifest | undefined {
    return this.manifests.get(manifestFile(name, id));
  }

  private keep(manifest: Manifest): void {
    this.manifests.set(manifestFile(manifest.name, releaseId(manifest)), manifest);
  }

  /** The active release of a publisher, or the one that the preview cookie shows in its place. */
  releaseOf(name: string, slot: Slot = 'active'): Manifest | undefined {
    return this.read(name, this.stateOf(name)[slot]?.id);
  }

  remotes(): Manifest[] {
    return this.names.flatMap((name) => (name === 'shell' ? [] : (this.releaseOf(name) ?? [])));
  }

  activate(manifest: Manifest, slot: Slot, since: string): void {
    const { name } = manifest;
    const former = this.releaseOf(name);
    const location = slot === 'preview' ? this.state.overrides.previews[name] : undefined;
    this.show(name, slot, { id: releaseId(manifest), since, location });
    this.keep(manifest);
    if (slot === 'active') this.change(name).paths = waitingPaths(manifest.pages);
    // Of former data of the same build only open tabs need files: neither a pin nor the publisher brings it back.
    if (former?.build === manifest.build && this.retiredOf(name).includes(former))
      this.keep(filesOnly(former));
    this.dropRetired([name]);
  }

  /** Shows a release, or none, in a slot. The slot's former release is retired, unless the other slot shows it. */
  show(name: string, slot: Slot, shown?: PublisherState[Slot]): void {
    const publisher = this.change(name);
    const former = publisher[slot];
    publisher[slot] = shown;
    const isShown = (id: string) => [publisher.active?.id, publisher.preview?.id].includes(id);
    const others = publisher.retired.filter(({ id }) => id !== former?.id);
    const retired = former ? [{ id: former.id, hour: this.state.hours }, ...others] : others;
    publisher.retired = retired.filter(({ id }) => !isShown(id));
  }

  setOverrides(overrides: Overrides): void {
    this.state.overrides = overrides;
    this.dropRetired();
  }

  /** A publisher that leaves the list while others join may be renamed: its pages stay until the others are active. */
  setNames(names: readonly string[]): void {
    const { publishers, hours, listed: before = names } = this.state;
    const until = names.filter((name) => !before.includes(name) && !publishers[name]?.active);
    for (const name of before)
      if (publishers[name] && !names.includes(name))
        publishers[name].left ??= { hour: hours, until };
    for (const name of names) if (publishers[name]?.left) delete publishers[name].left;
    this.state.listed = [...names];
    this.dropRetired();
  }

  /** Forgets retired releases of these publishers that are too old or too many; of 40,000 files it takes a while. */
  private dropRetired(names = Object.keys(this.state.publishers)): void {
    const { hours, overrides } = this.state;
    for (const name of names) {
      const publisher = this.change(name);
      const forgotten = overrides.forgotten[name] ?? [];
      const kept = keptOf(publisher, hours, forgotten, (id) => this.read(name, id));
      this.hasDropped ||= kept.length < publisher.retired.length;
      publisher.retired = kept;
    }
  }

  /** The build at which operators hold a publisher, whatever it publishes. */
  private pinOf(name: string): string | undefined {
    const { build, since } = this.state.overrides.pins[name] ?? {};
    return since && this.stateOf(name).caughtUp === since ? undefined : build;
  }

  /** Whether a release may not be active since another build is pinned. */
  isHeld(manifest: Manifest | undefined): boolean {
    const build = manifest && this.pinOf(manifest.name);
    return build !== undefined && build !== manifest?.build;
  }

  /** The release of a pinned build. */
  pinnedOf(name: string): Manifest | undefined {
    const kept = [this.releaseOf(name, 'preview') ?? [], this.keptOf(name)].flat();
    return kept.find(({ build }) => build === this.pinOf(name));
  }

  /** The pin of a promoted preview ends once its publisher publishes the same build. */
  noteCaughtUp({ name, build }: Manifest): void {
    const pin = this.state.overrides.pins[name];
    if (pin?.since && pin.build === build) this.change(name).caughtUp = pin.since;
  }

  /** For the status: what is pinned, why it is not active, what waits behind it. */
  pinStatus(name: string, offered: Manifest | undefined) {
    const build = this.pinOf(name);
    if (!build) return undefined;
    const isMissing = this.isHeld(this.releaseOf(name)) && !this.pinnedOf(name);
    return {
      build,
      trouble: isMissing ? `no release of build ${build} is kept` : undefined,
      waiting: offered && this.isHeld(offered) ? releaseId(offered) : undefined,
    };
  }

  /** Whether a shell may become active though it breaks remotes. */
  isForced({ name, build }: Manifest): boolean {
    return name === 'shell' && this.state.overrides.forced.shell === build;
  }

  /** Where previews of publishers on the list are published. */
  previews(): Record<string, string> {
    const all = Object.entries(this.state.overrides.previews);
    const isListed = (name: string) => name !== 'shell' && this.names.includes(name);
    return Object.fromEntries(all.filter(([name]) => isListed(name)));
  }

  isListed(name: string, slot: Slot): boolean {
    return slot === 'preview' ? name in this.previews() : this.names.includes(name);
  }

  /** Notes what a publisher without an active release claims; returns whether that is new. */
  notePaths(name: string, paths: string[]): boolean {
    const publisher = this.change(name);
    if (publisher.active || JSON.stringify(publisher.paths) === JSON.stringify(paths)) return false;
    publisher.paths = paths;
    return true;
  }

  /** Whether a publisher was on the list when the store was empty, and no manifest of it was handled since. */
  isAwaited(name: string): boolean {
    return this.state.awaited.includes(name) && !this.stateOf(name).paths;
  }

  /** Retired releases of which more than the files for open tabs is kept, the newest first. */
  keptOf(name: string): Manifest[] {
    return this.retiredOf(name).filter((one) => one.pages.length > 0 && this.blobs.hasAll(one));
  }

  retiredOf(name: string): Manifest[] {
    return this.stateOf(name).retired.flatMap(({ id }) => this.read(name, id) ?? []);
  }

  /** All releases that are kept of a publisher: active, preview, the newest retired first. */
  releasesOf(name: string): Manifest[] {
    return idsOf(this.stateOf(name)).flatMap((id) => this.read(name, id) ?? []);
  }

  all(): Manifest[] {
    return Object.keys(this.state.publishers).flatMap((name) => this.releasesOf(name));
  }

  /** Another hour has passed: forgets what is too old, and publishers that have been off the list for a week. */
  passHour(): void {
    const { publishers } = this.state;
    this.state.hours += 1;
    for (const [name, { left }] of Object.entries(publishers))
      if (left && this.state.hours - left.hour >= WEEK_HOURS) delete publishers[name];
    this.dropRetired();
  }
}
