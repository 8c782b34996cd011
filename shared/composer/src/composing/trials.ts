import { messageOf } from '../base/errors.ts';
import type { BuildSource } from '../validation/source.ts';
import type { Composer } from './composer.ts';
import type { ComposerEvent } from './event.ts';
import { readSteering, type Steering } from './steering.ts';
import { Watch } from './watch.ts';

export interface TrialsOptions {
  composer: Composer;
  sourceOf(location: string): BuildSource;
  onEvent(event: ComposerEvent): void;
}

/** Follows what operators decide, and asks the addresses of candidates. */
export class Trials {
  /** Of each candidate, by publisher. */
  readonly watches = new Map<string, Watch>();
  private readonly options: TrialsOptions;
  /** What was followed last, or why it could not be. */
  private followed = '';

  constructor(options: TrialsOptions) {
    this.options = options;
  }

  /** Looks whether operators decided something else; never rejects. */
  async steer(names: readonly string[]): Promise<void> {
    const { composer, onEvent } = this.options;
    try {
      const steering = await readSteering(composer.store);
      const text = JSON.stringify(steering);
      // Also with each change of the list: a publisher that left it is not polled any more.
      this.watch(steering, names);
      if (text === this.followed) return;
      await composer.steer(steering);
      if (this.followed) onEvent({ event: 'steered', steering: text });
      this.followed = text;
    } catch (error) {
      const why = messageOf(error);
      if (why !== this.followed) onEvent({ event: 'steering refused', why });
      this.followed = why;
    }
  }

  private watch({ candidates }: Steering, names: readonly string[]): void {
    const { composer, sourceOf, onEvent } = this.options;
    for (const [name, watch] of this.watches) {
      if (candidates[name]?.location === watch.listed && names.includes(name)) continue;
      watch.end();
      this.watches.delete(name);
    }
    for (const [name, { location }] of Object.entries(candidates)) {
      if (this.watches.has(name) || !names.includes(name) || name === 'shell') continue;
      const source = { ...sourceOf(location), label: location };
      this.watches.set(
        name,
        new Watch(composer.candidates, { name, listed: location, source, onEvent }),
      );
    }
  }
}
