import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import type { Refusal } from './refusal.ts';
import type { Releases } from './releases.ts';
import { publisherState, type State } from './state.ts';

/** The value of the cookie `preview` that shows a release: `mf-rentals.0123456789ab`. */
export const previewName = (manifest: Manifest): string =>
  `${manifest.name}.${releaseId(manifest)}`;

/** The previews, at most one of each remote: those at the edge, those refused, those on their way. */
export class Previews {
  readonly shown = new Map<string, Manifest>();
  readonly refused = new Map<string, Refusal>();
  readonly received = new Map<string, Manifest>();
  private readonly state: State;

  constructor(state: State) {
    this.state = state;
  }

  /** Takes up what was shown when the composer last ran. */
  async read(names: readonly string[], releases: Releases): Promise<void> {
    for (const name of names) {
      const id = this.state.publishers[name]?.preview?.id;
      const manifest = id ? await releases.read(name, id) : undefined;
      if (manifest) this.shown.set(name, manifest);
    }
  }

  /** Shows a release that kept the contract, in place of another preview of its publisher. */
  show(manifest: Manifest, at: string): void {
    const { name } = manifest;
    const id = releaseId(manifest);
    if (this.shown.has(name) && this.state.publishers[name]?.preview?.id !== id) this.end(name, at);
    const publisher = publisherState(this.state, name);
    publisher.preview ??= { id, since: at };
    delete publisher.retired[id];
    this.shown.set(name, manifest);
    this.refused.delete(name);
  }

  /** Its files answer for a week more, as those of every release that visitors saw. */
  end(name: string, at: string): void {
    for (const known of [this.shown, this.refused, this.received]) known.delete(name);
    const publisher = this.state.publishers[name];
    if (!publisher?.preview) return;
    const { id } = publisher.preview;
    delete publisher.preview;
    if (publisher.active?.id !== id) publisher.retired[id] = at;
  }
}
