import type { Renderer, RendererOptions } from '@site/platform/renderer/rendererModule.ts';
import { site } from '@site/site';
import { everyRound } from './everyRound.ts';
import { type Memory, readMemory, writeMemory } from './memory.ts';
import { VacancyPublisher } from './publisher.ts';
import { ReleaseFolder } from './release.ts';
import { remember } from './remember.ts';
import { OfferSource } from './source.ts';

/** How often the database is asked whether anything changed. */
const ROUND_MS = 3000;
/** So long may the database say nothing before visitors are told. */
const PATIENCE_MS = 20_000;
/** Any origin: whoever is asked in its place looks at the path alone. */
const SOME_ORIGIN = 'http://backend.invalid';

/**
 * Keeps the vacancies' pages what the database says: asks every few seconds, renders what changed,
 * publishes. Without an answer the last good list stays; before there ever was one, the build's own
 * page, which asks by itself. Resolves when it has published for the first time.
 */
export async function startRenderer(options: RendererOptions): Promise<Renderer> {
  const folder = await ReleaseFolder.open(options.publish, options.build);
  const publisher = await VacancyPublisher.open(options.build, folder);
  const memory = await readMemory(options.memory);
  const renderer = new VacancyRenderer(options, publisher, memory);
  await renderer.round();
  const rounds = everyRound(ROUND_MS, () =>
    renderer.round().catch((error) => options.onEvent?.({ event: 'trouble', why: String(error) })),
  );
  return { round: () => renderer.round(), stop: rounds.stop };
}

class VacancyRenderer {
  private readonly options: RendererOptions;
  private readonly publisher: VacancyPublisher;
  private readonly source: OfferSource;
  private memory: Memory | undefined;
  /** Since when, and why, the database does not answer; empty while it does. */
  private failure = { since: 0, why: '' };
  /** What visitors see: nothing yet, the build's own page, or a list of some state. */
  private published = '';
  private isStale = false;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(options: RendererOptions, publisher: VacancyPublisher, memory: Memory | undefined) {
    this.options = options;
    this.publisher = publisher;
    this.memory = memory;
    this.source = new OfferSource({
      url: site.backend.url || SOME_ORIGIN,
      key: site.backend.anonKey,
      fetch: site.backend.url ? undefined : options.fetch,
    });
  }

  /** One after the other: whoever asks for a round while one is under way waits for the next. */
  round(): Promise<void> {
    const round = this.queue.then(() => this.goRound());
    this.queue = round.catch(() => {});
    return round;
  }

  private async goRound(): Promise<void> {
    await this.ask();
    if (this.memory) await this.publishList(this.memory);
    else if (!this.published) {
      await this.publisher.publishBuild();
      this.published = 'build';
    }
  }

  private async ask(): Promise<void> {
    try {
      const offers = await this.source.readChanged();
      if (this.failure.why) this.tell('database answers again');
      this.failure = { since: 0, why: '' };
      const now = new Date();
      if (this.memory) this.memory.readAt = now.toISOString();
      if (!offers) return;
      if (offers.skipped.length > 0) {
        this.tell('rows left out', { ids: offers.skipped.slice(0, 20).join(' ') });
      }
      this.memory = remember(this.memory, offers, now);
      await writeMemory(this.options.memory, this.memory);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      if (why !== this.failure.why) this.tell('database does not answer', { why });
      this.failure = { since: this.failure.since || Date.now(), why };
    }
  }

  private async publishList(memory: Memory): Promise<void> {
    const { since, why } = this.failure;
    // A list from before the start may be of any age: then visitors are told at once.
    const isLong = Date.now() - since > PATIENCE_MS || !this.published;
    this.isStale = why !== '' && (isLong || this.isStale);
    const state = `${memory.changedAt} ${this.isStale ? 'stale' : ''}`;
    if (state === this.published) return;
    const started = performance.now();
    const rendered = await this.publisher.publish(memory, this.isStale ? memory.readAt : '');
    const ms = Math.round(performance.now() - started);
    this.tell('published', { vacancies: memory.jobs.length, rendered, ms });
    this.published = state;
  }

  private tell(event: string, details: Record<string, string | number> = {}): void {
    this.options.onEvent?.({ event, ...details });
  }
}
