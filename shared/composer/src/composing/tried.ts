import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import type { Candidate } from './candidates.ts';
import type { Refusal } from './refusal.ts';
import type { Releases } from './releases.ts';
import { publisherState, type State } from './state.ts';
import type { Steering } from './steering.ts';

/** The candidates: those that visitors may see, those that a rule refused, those on their way. */
export class Tried {
  readonly shown = new Map<string, Manifest>();
  readonly refused = new Map<string, Refusal>();
  readonly announced = new Map<string, Manifest>();
  private readonly state: State;

  constructor(state: State) {
    this.state = state;
  }

  /** Takes up what was shown when the composer last ran. */
  async read(names: readonly string[], releases: Releases): Promise<void> {
    for (const name of names) {
      const id = this.state.publishers[name]?.candidate?.id;
      const manifest = id ? await releases.read(name, id) : undefined;
      if (manifest) this.shown.set(name, manifest);
    }
  }

  /** Shows a candidate that kept the contract; another one of its publisher makes way for it. */
  show(manifest: Manifest, at: string): void {
    const { name } = manifest;
    const id = releaseId(manifest);
    if (this.shown.has(name) && this.state.publishers[name]?.candidate?.id !== id)
      this.end(name, at);
    const publisher = publisherState(this.state, name);
    publisher.candidate ??= { id, since: at };
    delete publisher.left[id];
    this.shown.set(name, manifest);
    this.refused.delete(name);
  }

  /** Its files answer for a week more, as those of every release that visitors saw. */
  end(name: string, at: string): void {
    for (const known of [this.shown, this.refused, this.announced]) known.delete(name);
    const publisher = this.state.publishers[name];
    if (!publisher?.candidate) return;
    const { id } = publisher.candidate;
    delete publisher.candidate;
    if (publisher.onStage?.id !== id) publisher.left[id] = at;
  }

  /** What visitors see of them, and how many: only remotes are tried. */
  candidates(names: readonly string[], { candidates }: Steering): Candidate[] {
    return names.flatMap((name) => {
      const manifest = name === 'shell' ? undefined : this.shown.get(name);
      return manifest ? [{ manifest, share: candidates[name]?.share ?? 0 }] : [];
    });
  }
}
