import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { messageOf } from '@site/composer/base/errors.ts';
import { serialQueue } from '@site/composer/base/serialQueue.ts';
import * as z from 'zod/mini';
import type { DataPages, Kept, Read } from './dataPages.ts';
import { DataPublisher } from './publisher.ts';
import { replaceFile } from './release.ts';
import type { Renderer, RendererOptions } from './rendererModule.ts';
import { TableSource } from './tableSource.ts';

/** How often the database is asked whether anything changed. */
const POLL_INTERVAL_MS = 3000;
/** Pages whose database has not answered for this long say so to visitors. */
const STALE_AFTER_MS = 20_000;

const timesSchema = z.object({ changedAt: z.string(), readAt: z.string() });

/**
 * Keeps a remote's pages what the database says: asks every few seconds, renders all when anything
 * changed, publishes. Without an answer the last good pages stay; before there ever were any, the
 * build's own. Resolves when it has published for the first time.
 */
export async function startRenderer<Item, State extends object>(
  pages: DataPages<Item, State>,
  options: RendererOptions,
): Promise<Renderer> {
  const publisher = await DataPublisher.open(options.build, options.publish, pages.routes);
  const renderer = new PollingRenderer(pages, options, publisher);
  await renderer.restore(pages.state);
  const inTurn = serialQueue();
  /** Polls follow each other: one that is called while another is in flight starts after it. */
  const poll = () => inTurn(() => renderer.poll());
  await poll();
  const stopping = new AbortController();
  const { signal } = stopping;
  const pollUntilStopped = async () => {
    while (!signal.aborted) {
      await pause(POLL_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      await poll().catch((error) => options.onEvent?.({ event: 'trouble', why: messageOf(error) }));
    }
  };
  const polling = pollUntilStopped();
  return {
    poll,
    stop() {
      stopping.abort();
      return polling;
    },
  };
}

class PollingRenderer<Item, State extends object> {
  private readonly pages: DataPages<Item, State>;
  private readonly publisher: DataPublisher;
  private readonly source: TableSource<Item>;
  private readonly report: NonNullable<RendererOptions['onEvent']>;
  /** Where the last good state is kept over restarts and new builds. */
  private readonly memory: string;
  private kept: Kept<State> | undefined;
  /** That of the rows that were read last. */
  private revision = '';
  /** Since when, and why, the database does not answer; empty while it does. */
  private failure = { since: 0, why: '' };
  private isStale = false;
  /** What visitors see: nothing yet, the build's own pages, or those of some state. */
  private published = '';

  constructor(pages: DataPages<Item, State>, options: RendererOptions, publisher: DataPublisher) {
    this.pages = pages;
    this.publisher = publisher;
    this.source = new TableSource(pages, options);
    this.report = options.onEvent ?? (() => {});
    this.memory = join(options.publish, '../memory.json');
  }

  /** Reads the last good state; nothing where there is none, or none that can be understood. */
  async restore(schema: z.ZodMiniType<State>): Promise<void> {
    try {
      const kept: unknown = JSON.parse(await readFile(this.memory, 'utf8'));
      this.kept = { ...z.parse(schema, kept), ...z.parse(timesSchema, kept) };
    } catch {}
  }

  async poll(): Promise<void> {
    await this.read().catch((error) => {
      const why = messageOf(error);
      if (why !== this.failure.why) this.report({ event: 'database does not answer', why });
      this.failure = { since: this.failure.since || Date.now(), why };
    });
    if (this.kept) await this.publish(this.kept);
    else if (!this.published) {
      await this.publisher.publishBuild();
      this.published = 'build';
    }
  }

  private async read(): Promise<void> {
    const revision = await this.source.readRevision();
    const read = revision === this.revision ? undefined : await this.source.readAll();
    // What changes while it is read is read again by the next poll.
    const isWhole = read && (await this.source.readRevision()) === revision;
    if (this.failure.why) this.report({ event: 'database answers again' });
    this.failure = { since: 0, why: '' };
    const now = new Date();
    if (this.kept) this.kept.readAt = now.toISOString();
    if (!isWhole) return;
    const { skipped, foreign } = read;
    if (skipped.length > 0)
      this.report({ event: 'rows left out', ids: skipped.slice(0, 20).join(' ') });
    if (foreign > 0) this.report({ event: 'rows of another type left out', rows: foreign });
    this.kept = updated(this.pages, this.kept, read, now);
    await replaceFile(this.memory, Buffer.from(JSON.stringify(this.kept)));
    this.revision = revision;
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
    this.report({ event: 'published', rendered, ms: Math.round(performance.now() - started) });
    if (publication.notice) this.report({ event: 'notice', why: publication.notice });
    this.published = state;
  }
}

/** The state after a read, with its dates. */
export function updated<Item, State extends object>(
  { update }: Pick<DataPages<Item, State>, 'update'>,
  before: Kept<State> | undefined,
  read: Read<Item>,
  now: Date,
): Kept<State> {
  const readAt = now.toISOString();
  // Of the first state the database says when it changed.
  const changedAt =
    before?.changedAt ?? (read.newest ? new Date(read.newest).toISOString() : readAt);
  const kept = { ...update(before, read, now), changedAt, readAt };
  const isSame = !before || isDeepStrictEqual(kept, { ...before, readAt });
  return isSame ? kept : { ...kept, changedAt: readAt };
}
