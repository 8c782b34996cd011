import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import type { ActiveReleases } from './activeReleases.ts';
import type { Overrides } from './overrides.ts';
import type { Slot } from './state.ts';

/** The operators' pins and forces: builds that stay active, whatever is published. */
export class Pins {
  private readonly active: ActiveReleases;

  constructor(active: ActiveReleases) {
    this.active = active;
  }

  get overrides(): Overrides {
    return this.active.overrides;
  }

  isListed({ name }: Manifest, slot: Slot): boolean {
    return slot === 'preview' ? name in this.previews : this.active.names.includes(name);
  }

  get previews(): Record<string, string> {
    const { names } = this.active;
    const listed = Object.entries(this.overrides.previews).filter(
      ([name]) => names.includes(name) && name !== 'shell',
    );
    return Object.fromEntries(listed);
  }

  holds(manifest: Manifest | undefined, slot: Slot = 'active'): boolean {
    const build = manifest && slot === 'active' && this.pinOf(manifest.name);
    return Boolean(build && build !== manifest.build);
  }

  /** Whether a shell may become active though it breaks remotes. */
  isForced(manifest: Manifest | undefined): manifest is Manifest {
    return manifest?.name === 'shell' && this.overrides.forced.shell === manifest.build;
  }

  /** The pin of a promoted preview ends once its publisher publishes the same build. */
  noteCaughtUp({ name, build }: Manifest): void {
    const pin = this.overrides.pins[name];
    if (pin?.since && pin.build === build) this.active.noteCaughtUp(name, pin.since);
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
      const latest = offered.get(name);
      if (!overrides.pins[name] && before[name])
        return (latest && active.blobs.hasAll(latest) ? latest : active.keptOf(name)[0]) ?? [];
      return this.holds(active.releaseOf(name)) ? (this.pinnedOf(name) ?? []) : [];
    });
  }

  private pinnedOf(name: string): Manifest | undefined {
    const { active } = this;
    const kept = [active.releaseOf(name, 'preview') ?? [], active.keptOf(name)].flat();
    return kept.find(({ build }) => build === this.pinOf(name));
  }

  /** For the status: what is pinned, why it is not active, what waits behind it. */
  reportOn(name: string, offered: Manifest | undefined) {
    const build = this.pinOf(name);
    if (!build) return undefined;
    const isMissing = this.holds(this.active.releaseOf(name)) && !this.pinnedOf(name);
    return {
      build,
      trouble: isMissing ? `no release of build ${build} is kept` : undefined,
      waiting: offered && this.holds(offered) ? releaseId(offered) : undefined,
    };
  }

  private pinOf(name: string): string | undefined {
    const { build, since } = this.overrides.pins[name] ?? {};
    return since && this.active.stateOf(name).caughtUp === since ? undefined : build;
  }
}
