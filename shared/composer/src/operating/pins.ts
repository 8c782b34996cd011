import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import type { ActiveReleases } from '../store/activeReleases.ts';
import type { Slot } from '../validation/admission.ts';
import type { Overrides } from './overrides.ts';

/** The operators' pins and forces: builds that stay active, whatever is published. */
export class Pins {
  /** What operators decided last. */
  overrides: Overrides = { pins: {}, previews: {}, forced: {} };
  private readonly active: ActiveReleases;
  /** Pinned builds of which no release is kept, by publisher. */
  private readonly missing = new Map<string, string>();

  constructor(active: ActiveReleases) {
    this.active = active;
  }

  /** Whether a publisher is on the list, or has a preview. */
  isWanted({ name }: Manifest, slot: Slot): boolean {
    if (slot === 'preview') return Boolean(this.overrides.previews[name]);
    return this.active.names.includes(name);
  }

  /** Whether a pin keeps a release from becoming active. */
  holds(manifest: Manifest | undefined, slot: Slot = 'active'): boolean {
    const pin = manifest && slot === 'active' && this.overrides.pins[manifest.name];
    return Boolean(pin && pin.build !== manifest.build && !this.isDone(manifest.name));
  }

  /** Whether a shell may become active though it breaks remotes. */
  isForced(manifest: Manifest | undefined): manifest is Manifest {
    return manifest?.name === 'shell' && this.overrides.forced.shell === manifest.build;
  }

  /** A promoted preview needs no pin any more once its publisher publishes the same. */
  noteCaughtUp(manifest: Manifest): void {
    const pin = this.overrides.pins[manifest.name];
    if (pin?.isPromoted && pin.build === manifest.build) this.active.noteCaughtUp(manifest);
  }

  /**
   * Takes what operators decided. Returns the releases that become active by it: of pinned builds, and
   * of publishers without their pin what they published last, or what the pin retired.
   */
  follow(overrides: Overrides, received: ReadonlyMap<string, Manifest>): Manifest[] {
    const { active } = this;
    const before = this.overrides.pins;
    this.overrides = overrides;
    this.missing.clear();
    const found = active.names.map((name) => {
      const pin = overrides.pins[name];
      const kept = active.keptOf(name);
      if (!pin) return before[name] && (received.get(name) ?? kept[0]);
      if (!this.holds(active.activeOf(name))) return undefined;
      const pinned = [active.previewOf(name), ...kept].find((one) => one?.build === pin.build);
      if (!pinned) this.missing.set(name, pin.build);
      return pinned;
    });
    return found.flatMap((manifest) => (manifest && active.blobs.hasAll(manifest) ? manifest : []));
  }

  /** For the status: what is pinned, why it is not active, what waits behind it. */
  reportOn(name: string, received: Manifest | undefined) {
    const pin = this.overrides.pins[name];
    if (!pin || this.isDone(name)) return undefined;
    const missing = this.missing.get(name);
    return {
      build: pin.build,
      trouble: missing && `no release of build ${missing} is kept`,
      waiting: received && this.holds(received) ? releaseId(received) : undefined,
    };
  }

  private isDone(name: string): boolean {
    const pin = this.overrides.pins[name];
    return Boolean(pin?.isPromoted && this.active.stateOf(name).caughtUp === pin.build);
  }
}
