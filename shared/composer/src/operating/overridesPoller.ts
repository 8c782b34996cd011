import { messageOf } from '../base/errors.ts';
import type { ComposerEvent } from '../base/event.ts';
import { movePollers, type Poller } from '../fetch/poller.ts';
import { type Overrides, readOverrides } from './overrides.ts';

export interface OverridesPollerOptions {
  composer: { active: { store: string }; override(overrides: Overrides): Promise<void> };
  /** Makes what polls the address of a preview. */
  pollerOf(name: string, location: string): Poller;
  onEvent(event: ComposerEvent): void;
}

/** Reads the operators' overrides, and polls the addresses of previews. */
export class OverridesPoller {
  /** Of each preview, by publisher. */
  readonly pollers = new Map<string, Poller>();
  private readonly options: OverridesPollerOptions;
  /** The overrides applied last, or why they could not be. */
  applied = '';

  constructor(options: OverridesPollerOptions) {
    this.options = options;
  }

  /** Applies the overrides if they changed; never rejects. */
  async poll(names: readonly string[]): Promise<void> {
    const { composer, pollerOf, onEvent } = this.options;
    try {
      const overrides = await readOverrides(composer.active.store);
      const text = JSON.stringify(overrides);
      // Also with each change of the list: a publisher that left it is not polled any more.
      const listed = Object.entries(overrides.previews).filter(
        ([name]) => names.includes(name) && name !== 'shell',
      );
      movePollers(this.pollers, Object.fromEntries(listed), pollerOf);
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
}
