import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { messageOf } from '@site/contract/messageOf.ts';
import * as z from 'zod/mini';
import { replaceFile } from '../project/buildFiles.ts';
import type { DataPages, Kept, Read } from './dataPages.ts';
import { openPublisher } from './publisher.ts';
import { openTable, type TableSource } from './table.ts';

export interface RendererOptions extends TableSource {
  build: string;
  /** Folder that the publisher serves; beside it the last good state of the data is kept. */
  publish: string;
  onEvent?: ((event: RendererEvent) => void) | undefined;
}

export type RendererEvent = { event: string } & Record<string, string | number | undefined>;

/** Pages whose database has not answered for this long say so to visitors. */
const STALE_AFTER_MS = 20_000;

/**
 * Renders and publishes all when the database changed. Without an answer the last good pages stay; before there ever
 * were any, the build's own. Resolves when it has published for the first time.
 */
export async function startRenderer<Item, State extends object>(
  pages: DataPages<Item, State>,
  options: RendererOptions,
): Promise<{ poll(): Promise<void> }> {
  const { build, publish: folder, onEvent: report = () => {} } = options;
  const table = openTable(pages, options);
  const publisher = await openPublisher(build, folder, pages.routes);
  /** Where the last good state is kept over restarts and new builds. */
  const memory = join(folder, '../memory.json');
  let kept = readMemory(memory, pages.state);
  /** That of the rows that were read last. */
  let revision = '';
  /** When the database last answered this process, and why it does not any more. */
  let answeredAt = 0;
  let trouble = '';
  /** What visitors see: nothing yet, the build's own pages, or those of some state. */
  let published = '';

  const read = async () => {
    const current = await table.readRevision();
    const all = current === revision ? undefined : await table.readAll();
    // What changes while it is read is read again by the next poll.
    const isWhole = all && (await table.readRevision()) === current;
    if (trouble) report({ event: 'database answers again' });
    trouble = '';
    const now = new Date();
    answeredAt = now.getTime();
    if (kept) kept.readAt = now.toISOString();
    if (!isWhole) return;
    if (all.skipped.length > 0)
      report({ event: 'rows left out', ids: all.skipped.slice(0, 20).join(' ') });
    if (all.foreign > 0) report({ event: 'rows of another type left out', rows: all.foreign });
    kept = updated(pages, kept, all, now);
    replaceFile(memory, JSON.stringify(kept));
    revision = current;
  };

  const publish = async (state: Kept<State>) => {
    // A state from before the start may be of any age: its pages say so at once.
    const isStale = trouble !== '' && Date.now() - answeredAt > STALE_AFTER_MS;
    const next = `${state.changedAt} ${isStale ? 'stale' : ''}`;
    if (next === published) return;
    const started = performance.now();
    const publication = pages.publish(state, isStale ? state.readAt : '');
    const rendered = await publisher.publish(publication);
    report({ event: 'published', rendered, ms: Math.round(performance.now() - started) });
    if (publication.notice) report({ event: 'notice', why: publication.notice });
    published = next;
  };

  const poll = async () => {
    await read().catch((error) => {
      const why = messageOf(error);
      if (why !== trouble) report({ event: 'database does not answer', why });
      trouble = why;
    });
    if (kept) await publish(kept);
    else if (!published) await publisher.publishBuild();
    published ||= 'build';
  };
  await poll();
  return { poll };
}

const timesSchema = z.object({ changedAt: z.string(), readAt: z.string() });

/** The last good state; nothing where there is none, or none that can be understood. */
function readMemory<State extends object>(file: string, schema: z.ZodMiniType<State>) {
  try {
    return z.parse(z.intersection(schema, timesSchema), JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** The state after a read, with its dates. */
export function updated<Item, State extends object>(
  { update }: Pick<DataPages<Item, State>, 'update'>,
  before: Kept<State> | undefined,
  read: Read<Item>,
  now = new Date(),
): Kept<State> {
  const readAt = now.toISOString();
  // Of the first state the database says when it changed.
  const changedAt =
    before?.changedAt ?? (read.newest ? new Date(read.newest).toISOString() : readAt);
  const kept = { ...update(before, read, now), changedAt, readAt };
  const isSame = !before || isDeepStrictEqual(kept, { ...before, readAt });
  return isSame ? kept : { ...kept, changedAt: readAt };
}
