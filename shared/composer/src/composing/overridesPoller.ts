import { messageOf } from '../base/errors.ts';
import type { BuildSource } from '../validation/source.ts';
import type { Composer } from './composer.ts';
import type { ComposerEvent } from './event.ts';
import { type Overrides, readOverrides } from './overrides.ts';
import { Poller } from './poller.ts';

export interface OverridesPollerOptions {
  composer: Composer;
  sourceOf(location: string): BuildSource;
  onEvent(event: ComposerEvent): void;
}

/** Reads the operators' overrides, and polls the addresses of previews. */
export class OverridesPoller {
  /** Of each preview, by publisher. */
  readonly pollers = new Map<string, Poller>();
  private readonly options: OverridesPollerOptions;
  /** The overrides applied last, or why they could not be. */
  private applied = '';

  constructor(options: OverridesPollerOptions) {
    this.options = options;
  }

  /** Applies the overrides if they changed; never rejects. */
  async poll(names: readonly string[]): Promise<void> {
    const { composer, onEvent } = this.options;
    try {
      const overrides = await readOverrides(composer.store);
      const text = JSON.stringify(overrides);
      // Also with each change of the list: a publisher that left it is not polled any more.
      this.follow(overrides, names);
      if (text === this.applied) return;
      await composer.override(overrides);
      if (this.applied) onEvent({ event: 'overrides changed', overrides: text });
      this.applied = text;
    } catch (error) {
      const why = messageOf(error);
      if (why !== this.applied) onEvent({ event: 'overrides refused', why });
      this.applied = why;
    }
  }

  private follow({ previews }: Overrides, names: readonly string[]): void {
    const { composer, sourceOf, onEvent } = this.options;
    for (const [name, poller] of this.pollers) {
      if (previews[name] === poller.listed && names.includes(name)) continue;
      poller.end();
      this.pollers.delete(name);
    }
    for (const [name, location] of Object.entries(previews)) {
      if (this.pollers.has(name) || !names.includes(name) || name === 'shell') continue;
      const source = { ...sourceOf(location), label: location };
      this.pollers.set(
        name,
        new Poller(composer, { name, slot: 'preview', listed: location, source, onEvent }),
      );
    }
  }
}
