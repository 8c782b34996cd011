import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serialQueue } from '@site/composer/base/serialQueue.ts';
import type { DataPages, Kept } from './dataPages.ts';
import { readKept, updated } from './kept.ts';
import { DataPublisher } from './publisher.ts';
import { replaceFile } from './release.ts';
import type { Renderer, RendererOptions } from './rendererModule.ts';
import { backendOf, TableSource } from './tableSource.ts';

/** How often the database is asked whether anything changed. */
const POLL_INTERVAL_MS = 3000;
/** Pages whose database has not answered for this long say so to visitors. */
const STALE_AFTER_MS = 20_000;

/**
 * Keeps a remote's pages what the database says: asks every few seconds, renders what changed,
 * publishes. Without an answer the last good pages stay; before there ever were any, the build's own.
 * Resolves when it has published for the first time.
 */
export async function startRenderer<Item, State extends object>(
  pages: DataPages<Item, State>,
  options: RendererOptions,
): Promise<Renderer> {
  const publisher = await DataPublisher.open(options.build, options.publish, pages.routes);
  const kept = await readKept(memoryOf(options), pages.state);
  const renderer = new PollingRenderer(pages, options, publisher, kept);
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

function memoryOf({ publish }: RendererOptions): string {
  return join(publish, '../memory.json');
}

/** Ends once a poll that is under way is done. */
async function pollUntil(
  signal: AbortSignal,
  renderer: Pick<Renderer, 'poll'>,
  { onEvent }: RendererOptions,
): Promise<void> {
  while (!signal.aborted) {
    await pause(POLL_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    await renderer.poll().catch((error) => onEvent?.({ event: 'trouble', why: String(error) }));
  }
}

class PollingRenderer<Item, State extends object> {
  private readonly pages: DataPages<Item, State>;
  private readonly options: RendererOptions;
  private readonly publisher: DataPublisher;
  private readonly source: TableSource<Item>;
  private kept: Kept<State> | undefined;
  /** Since when, and why, the database does not answer; empty while it does. */
  private failure = { since: 0, why: '' };
  /** What visitors see: nothing yet, the build's own pages, or those of some state. */
  private published = '';
  private isStale = false;
  private readonly inTurn = serialQueue();

  constructor(
    pages: DataPages<Item, State>,
    options: RendererOptions,
    publisher: DataPublisher,
    kept: Kept<State> | undefined,
  ) {
    this.pages = pages;
    this.options = options;
    this.publisher = publisher;
    this.kept = kept;
    this.source = new TableSource(pages, backendOf(options.fetch));
  }

  /** Polls follow each other: one that is called while another is under way starts after it. */
  poll(): Promise<void> {
    return this.inTurn(() => this.pollOnce());
  }

  private async pollOnce(): Promise<void> {
    await this.read();
    if (this.kept) await this.publish(this.kept);
    else if (!this.published) {
      await this.publisher.publishBuild();
      this.published = 'build';
    }
  }

  private async read(): Promise<void> {
    try {
      const read = await this.source.readChanged();
      if (this.failure.why) this.report('database answers again');
      this.failure = { since: 0, why: '' };
      const now = new Date();
      if (this.kept) this.kept.readAt = now.toISOString();
      if (!read) return;
      const { skipped, foreign } = read;
      if (skipped.length > 0) this.report('rows left out', { ids: skipped.slice(0, 20).join(' ') });
      if (foreign > 0) this.report('rows of another type left out', { rows: foreign });
      this.kept = updated(this.pages, this.kept, read, now);
      await replaceFile(memoryOf(this.options), Buffer.from(JSON.stringify(this.kept)));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      if (why !== this.failure.why) this.report('database does not answer', { why });
      this.failure = { since: this.failure.since || Date.now(), why };
    }
  }

  private async publish(kept: Kept<State>): Promise<void> {
    const { since, why } = this.failure;
    // A state from before the start may be of any age: then visitors are told at once.
    const isLong = Date.now() - since > STALE_AFTER_MS || !this.published;
    this.isStale = why !== '' && (isLong || this.isStale);
    const state = `${kept.changedAt} ${this.isStale ? 'stale' : ''}`;
    if (state === this.published) return;
    const started = performance.now();
    const publication = this.pages.publish(kept, this.isStale ? kept.readAt : '');
    const rendered = await this.publisher.publish(publication);
    this.report('published', { rendered, ms: Math.round(performance.now() - started) });
    const { notice } = publication;
    if (notice) this.report('notice', { why: notice });
    this.published = state;
  }

  private report(event: string, details: Record<string, string | number> = {}): void {
    this.options.onEvent?.({ event, ...details });
  }
}
