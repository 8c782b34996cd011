import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import { publisherState, type State } from '../store/state.ts';
import type { Overrides } from './overrides.ts';

/** The operators' pins and forces: builds that stay active, whatever is published. */
export class Pins {
  /** What operators decided last. */
  overrides: Overrides = { pins: {}, previews: {}, forced: {} };
  /** Why a pin could not be followed, by publisher. */
  readonly troubles = new Map<string, string>();
  private readonly state: State;

  constructor(state: State) {
    this.state = state;
  }

  /** Whether a pin keeps a release from becoming active. */
  holds(manifest: Manifest | undefined): boolean {
    const pin = manifest && this.overrides.pins[manifest.name];
    return Boolean(pin && pin.build !== manifest.build && !this.isDone(manifest.name));
  }

  /** Whether a shell may become active though it breaks remotes. */
  isForced(manifest: Manifest | undefined): manifest is Manifest {
    return manifest?.name === 'shell' && this.overrides.forced.shell === manifest.build;
  }

  /** A promoted preview needs no pin any more once its publisher publishes the same. */
  noteCaughtUp({ name, build }: Manifest): void {
    const pin = this.overrides.pins[name];
    if (pin?.isPromoted && pin.build === build) publisherState(this.state, name).caughtUp = build;
  }

  /** For the status: what is pinned, why it is not active, what waits behind it. */
  reportOn(name: string, received: Manifest | undefined) {
    const pin = this.overrides.pins[name];
    if (!pin || this.isDone(name)) return undefined;
    return {
      build: pin.build,
      trouble: this.troubles.get(name),
      waiting: received && this.holds(received) ? releaseId(received) : undefined,
    };
  }

  private isDone(name: string): boolean {
    const pin = this.overrides.pins[name];
    return Boolean(pin?.isPromoted && this.state.publishers[name]?.caughtUp === pin.build);
  }
}
