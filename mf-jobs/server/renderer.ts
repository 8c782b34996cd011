import { setTimeout as pause } from 'node:timers/promises';
import type { Renderer, RendererOptions } from '@site/platform/renderer/rendererModule.ts';
import { site } from '@site/site';
import { type Memory, noticeOf, readMemory, updateMemory, writeMemory } from './memory.ts';
import { VacancyPublisher } from './publisher.ts';
import { ReleaseFolder } from './release.ts';
import { OfferSource } from './source.ts';

/** How often the database is asked whether anything changed. */
const POLL_INTERVAL_MS = 3000;
/** A list whose database has not answered for this long says so to visitors. */
const STALE_AFTER_MS = 20_000;
/** The client library requires an origin; `options.fetch` reads the path alone. */
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
  await renderer.poll();
  const stopping = new AbortController();
  const polling = pollUntil(stopping.signal, renderer, options);
  return {
    poll: () => renderer.poll(),
    stop() {
      stopping.abort();
      return polling;
    },
  };
}

/** Ends once a poll that is under way is done. */
async function pollUntil(
  signal: AbortSignal,
  renderer: VacancyRenderer,
  { onEvent }: RendererOptions,
): Promise<void> {
  while (!signal.aborted) {
    await pause(POLL_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    await renderer.poll().catch((error) => onEvent?.({ event: 'trouble', why: String(error) }));
  }
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

  /** Polls follow each other: one that is called while another is under way starts after it. */
  poll(): Promise<void> {
    const poll = this.queue.then(() => this.pollOnce());
    this.queue = poll.catch(() => {});
    return poll;
  }

  private async pollOnce(): Promise<void> {
    await this.read();
    if (this.memory) await this.publishList(this.memory);
    else if (!this.published) {
      await this.publisher.publishBuild();
      this.published = 'build';
    }
  }

  private async read(): Promise<void> {
    try {
      const offers = await this.source.readChanged();
      if (this.failure.why) this.report('database answers again');
      this.failure = { since: 0, why: '' };
      const now = new Date();
      if (this.memory) this.memory.readAt = now.toISOString();
      if (!offers) return;
      if (offers.skipped.length > 0) {
        this.report('rows left out', { ids: offers.skipped.slice(0, 20).join(' ') });
      }
      if (offers.foreign > 0)
        this.report('rows of another type left out', { rows: offers.foreign });
      this.memory = updateMemory(this.memory, offers, now);
      await writeMemory(this.options.memory, this.memory);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      if (why !== this.failure.why) this.report('database does not answer', { why });
      this.failure = { since: this.failure.since || Date.now(), why };
    }
  }

  private async publishList(memory: Memory): Promise<void> {
    const { since, why } = this.failure;
    // A list from before the start may be of any age: then visitors are told at once.
    const isLong = Date.now() - since > STALE_AFTER_MS || !this.published;
    this.isStale = why !== '' && (isLong || this.isStale);
    const state = `${memory.changedAt} ${this.isStale ? 'stale' : ''}`;
    if (state === this.published) return;
    const started = performance.now();
    const rendered = await this.publisher.publish(memory, this.isStale ? memory.readAt : '');
    const ms = Math.round(performance.now() - started);
    this.report('published', { vacancies: memory.jobs.length, rendered, ms });
    const notice = noticeOf(memory);
    if (notice) this.report('vacancies left out', { why: notice });
    this.published = state;
  }

  private report(event: string, details: Record<string, string | number> = {}): void {
    this.options.onEvent?.({ event, ...details });
  }
}
