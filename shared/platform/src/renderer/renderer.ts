import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '@site/composer/base/errors.ts';
import { serialQueue } from '@site/composer/base/serialQueue.ts';
import type { DataPages } from './dataPages.ts';
import { readKept, updated } from './kept.ts';
import { DataPublisher } from './publisher.ts';
import { replaceFile } from './release.ts';
import type { Renderer, RendererOptions } from './rendererModule.ts';
import { TableSource } from './tableSource.ts';

/** How often the database is asked whether anything changed. */
const POLL_INTERVAL_MS = 3000;
/** Pages whose database has not answered for this long say so to visitors. */
const STALE_AFTER_MS = 20_000;

/**
 * Keeps a remote's pages what the database says: asks every few seconds, renders all when anything
 * changed, publishes. Without an answer the last good pages stay; before there ever were any, the
 * build's own. Resolves when it has published for the first time.
 */
export async function startRenderer<Item, State extends object>(
  pages: DataPages<Item, State>,
  { build, publish: folder, onEvent = () => {}, ...backend }: RendererOptions,
): Promise<Renderer> {
  const memory = join(folder, '../memory.json');
  const publisher = await DataPublisher.open(build, folder, pages.routes);
  const source = new TableSource(pages, backend);
  let kept = await readKept(memory, pages.state);
  /** That of the rows that were read last. */
  let revision = '';
  /** Since when, and why, the database does not answer; empty while it does. */
  let failure = { since: 0, why: '' };
  let isStale = false;
  /** What visitors see: nothing yet, the build's own pages, or those of some state. */
  let published = '';

  const read = async () => {
    const current = await source.readRevision();
    const rows = current === revision ? undefined : await source.readAll();
    // What changes while it is read is read again by the next poll.
    const isWhole = rows && (await source.readRevision()) === current;
    if (failure.why) onEvent({ event: 'database answers again' });
    failure = { since: 0, why: '' };
    const now = new Date();
    if (kept) kept.readAt = now.toISOString();
    if (!isWhole) return;
    revision = current;
    const { skipped, foreign } = rows;
    if (skipped.length > 0)
      onEvent({ event: 'rows left out', ids: skipped.slice(0, 20).join(' ') });
    if (foreign > 0) onEvent({ event: 'rows of another type left out', rows: foreign });
    kept = updated(pages, kept, rows, now);
    await replaceFile(memory, Buffer.from(JSON.stringify(kept)));
  };

  const publish = async () => {
    if (!kept && !published) {
      await publisher.publishBuild();
      published = 'build';
    }
    if (!kept) return;
    // A state from before the start may be of any age: then visitors are told at once.
    const isLong = Date.now() - failure.since > STALE_AFTER_MS || !published;
    isStale = failure.why !== '' && (isLong || isStale);
    const state = `${kept.changedAt} ${isStale ? 'stale' : ''}`;
    if (state === published) return;
    const started = performance.now();
    const publication = pages.publish(kept, isStale ? kept.readAt : '');
    const rendered = await publisher.publish(publication);
    onEvent({ event: 'published', rendered, ms: Math.round(performance.now() - started) });
    if (publication.notice) onEvent({ event: 'notice', why: publication.notice });
    published = state;
  };

  const inTurn = serialQueue();
  /** Polls follow each other: one that is called while another is in flight starts after it. */
  const poll = () =>
    inTurn(async () => {
      await read().catch((error) => {
        const why = messageOf(error);
        if (why !== failure.why) onEvent({ event: 'database does not answer', why });
        failure = { since: failure.since || Date.now(), why };
      });
      await publish();
    });

  await poll();
  const stopping = new AbortController();
  const polling = pollUntil(stopping.signal, () =>
    poll().catch((error) => onEvent({ event: 'trouble', why: messageOf(error) })),
  );
  return {
    poll,
    stop() {
      stopping.abort();
      return polling;
    },
  };
}

/** Ends once a poll that is in flight is done. */
async function pollUntil(signal: AbortSignal, poll: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await pause(POLL_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
    if (!signal.aborted) await poll();
  }
}
