import { messageOf } from '../base/errors.ts';
import type { BuildSource } from '../validation/source.ts';
import type { Composer } from './composer.ts';
import type { ComposerEvent } from './event.ts';
import { type Overrides, readOverrides } from './overrides.ts';
import { Watch } from './watch.ts';

export interface OverridesPollerOptions {
  composer: Composer;
  sourceOf(location: string): BuildSource;
  onEvent(event: ComposerEvent): void;
}

/** Reads the operators' overrides, and polls the addresses of previews. */
export class OverridesPoller {
  /** Of each preview, by publisher. */
  readonly watches = new Map<string, Watch>();
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
      this.watch(overrides, names);
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

  private watch({ previews }: Overrides, names: readonly string[]): void {
    const { composer, sourceOf, onEvent } = this.options;
    for (const [name, watch] of this.watches) {
      if (previews[name] === watch.listed && names.includes(name)) continue;
      watch.end();
      this.watches.delete(name);
    }
    for (const [name, location] of Object.entries(previews)) {
      if (this.watches.has(name) || !names.includes(name) || name === 'shell') continue;
      const source = { ...sourceOf(location), label: location };
      this.watches.set(
        name,
        new Watch(composer.previewTaker, { name, listed: location, source, onEvent }),
      );
    }
  }
}
