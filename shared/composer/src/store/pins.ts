import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import type { ActiveReleases } from './activeReleases.ts';
import { type Overrides, type Pin, promotionOf } from './overrides.ts';
import type { Slot } from './state.ts';

/** The operators' pins and forces: builds that stay active, whatever is published. */
export class Pins {
  private readonly active: ActiveReleases;

  constructor(active: ActiveReleases) {
    this.active = active;
  }

  /** What operators decided last. */
  get overrides(): Overrides {
    return this.active.overrides;
  }

  /** Whether a publisher is on the list, or has a preview. */
  isListed({ name }: Manifest, slot: Slot): boolean {
    return slot === 'preview' ? name in this.previews : this.active.names.includes(name);
  }

  /** Where the previews of listed remotes are published. */
  get previews(): Record<string, string> {
    const { names } = this.active;
    const listed = Object.entries(this.overrides.previews).filter(
      ([name]) => names.includes(name) && name !== 'shell',
    );
    return Object.fromEntries(listed);
  }

  /** Whether a pin keeps a release from becoming active. */
  holds(manifest: Manifest | undefined, slot: Slot = 'active'): boolean {
    const pin = manifest && slot === 'active' && this.pinOf(manifest.name);
    return Boolean(pin && pin.build !== manifest.build);
  }

  /** Whether a shell may become active though it breaks remotes. */
  isForced(manifest: Manifest | undefined): manifest is Manifest {
    return manifest?.name === 'shell' && this.overrides.forced.shell === manifest.build;
  }

  /** The pin of a promoted preview ends once its publisher publishes the same build. */
  noteCaughtUp({ name, build }: Manifest): void {
    const pin = this.overrides.pins[name];
    if (pin?.isPromoted && pin.build === build) this.active.noteCaughtUp(name, promotionOf(pin));
  }

  /**
   * Takes over what operators decided. Returns the releases of pinned builds; after unpin the latest one offered, if
   * it is here whole, else the one before the pin.
   */
  apply(overrides: Overrides, offered: ReadonlyMap<string, Manifest>): Manifest[] {
    const { active } = this;
    const before = this.overrides.pins;
    active.setOverrides(overrides);
    return active.names.flatMap((name) => {
      const kept = active.keptOf(name);
      const latest = offered.get(name);
      const isWhole = latest && active.blobs.hasAll(latest);
      if (!overrides.pins[name]) return (before[name] && (isWhole ? latest : kept[0])) || [];
      if (!this.holds(active.releaseOf(name))) return [];
      return this.pinnedOf(name) ?? [];
    });
  }

  /** The release of a pinned build, where one is kept. */
  private pinnedOf(name: string): Manifest | undefined {
    const { active } = this;
    const kept = [active.releaseOf(name, 'preview') ?? [], active.keptOf(name)].flat();
    return kept.find(({ build }) => build === this.pinOf(name)?.build);
  }

  /** For the status: what is pinned, why it is not active, what waits behind it. */
  reportOn(name: string, offered: Manifest | undefined) {
    const pin = this.pinOf(name);
    if (!pin) return undefined;
    const { build } = pin;
    const isMissing = this.holds(this.active.releaseOf(name)) && !this.pinnedOf(name);
    return {
      build,
      trouble: isMissing ? `no release of build ${build} is kept` : undefined,
      waiting: offered && this.holds(offered) ? releaseId(offered) : undefined,
    };
  }

  /** The pin of a publisher that has not ended. */
  private pinOf(name: string): Pin | undefined {
    const pin = this.overrides.pins[name];
    const hasEnded = pin?.isPromoted && this.active.stateOf(name).caughtUp === promotionOf(pin);
    return hasEnded ? undefined : pin;
  }
}
