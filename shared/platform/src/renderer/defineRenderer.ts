import { unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { OnEvent } from '@site/composer/base/event.ts';
import { readEnvironment } from '@site/composer/base/readEnvironment.ts';
import { variables } from '@site/composer/base/variables.ts';
import { messageOf } from '@site/contract/messageOf.ts';
import { readStored } from '@site/contract/readStored.ts';
import * as z from 'zod/mini';
import { replaceFile } from '../project/buildFiles.ts';
import type { DataPages, Kept, Read } from './dataPages.ts';
import { openPublisher, renderPlan } from './publisher.ts';
import { openTable, type TableSource } from './table.ts';

export interface RendererOptions extends TableSource {
  build: string;
  /** Folder that the publisher serves; beside it the last good state of the data is kept. */
  publish: string;
  onEvent?: OnEvent | undefined;
}

/** The renderer of a remote's pages that are made of data: a process, and what development asks. */
export function defineRenderer<Item, State extends object>(pages: DataPages<Item, State>) {
  const start = (options: RendererOptions) => startRenderer(pages, options);
  return {
    start,
    /** The same as a process, with its settings from the environment. */
    run: () => runRenderer(start),
    /** For developing: a page, a file, or the search's entries, of what the database says just now. */
    async answer(app: string, path: string, ask: typeof fetch) {
      const search = `/${app}/search.json`;
      const routes = pages.routes.map((route) => route.replace(/:.*/, ''));
      const own = [...routes, `/${app}/assets/`, search];
      if (!own.some((start) => path.startsWith(start))) return undefined;
      const { readAll } = openTable(pages, { fetch: ask });
      const read = await readAll().catch(() => undefined);
      if (!read) return undefined;
      const { files, search: found, ...made } = pages.publish(updated(pages, undefined, read), '');
      if (path === search) return Response.json(found?.entries ?? []);
      const plans = [...made.pages];
      const plan = plans.find((one) => one.path === path);
      if (plan) return renderPlan(plan, app);
      const feed = plans.find((one) => path === `${one.path}/feed.xml`)?.feed;
      const name = feed ?? path.replace(`/${app}/`, '');
      const file = files.find((one) => one.file === name);
      const headers = { 'content-type': feed ? 'text/xml; charset=utf-8' : 'application/json' };
      return file && new Response(String(file.bytes), { headers });
    },
  };
}

const POLL_INTERVAL_MS = 3000;

/**
 * Runs a renderer as a process: it listens on no port, logs lines of JSON, and goes on with the code of another build.
 * `BUILD` and `PUBLISH` name the folders of the build and of what its publisher serves, `BACKEND` where tables are read,
 * if the build was not made for a Supabase project.
 */
async function runRenderer(start: (options: RendererOptions) => ReturnType<typeof startRenderer>) {
  const { BUILD, PUBLISH, BACKEND } = readEnvironment({
    BUILD: variables.BUILD,
    PUBLISH: variables.PUBLISH,
    BACKEND: variables.BACKEND.optional(),
  });
  const log = (event: object) =>
    console.log(JSON.stringify({ at: new Date().toISOString(), ...event }));
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopping.abort());
  const manifest = join(BUILD, 'manifest.json');
  watchFile(manifest, { interval: POLL_INTERVAL_MS }, ({ mtimeMs }) => {
    // The time 0 means that the file is missing: the build is being replaced.
    if (mtimeMs > 0) stopping.abort('build changed');
  });
  let renderer: Awaited<ReturnType<typeof start>> | undefined;
  const poll = async () => {
    if (renderer) return renderer.poll();
    renderer = await start({ build: BUILD, publish: PUBLISH, backend: BACKEND, onEvent: log });
    log({ event: 'ready' });
  };
  const isTime = () => pause(POLL_INTERVAL_MS, true, stopping).catch(() => false);
  // An error is logged and the loop goes on: the next build may mend it.
  do await poll().catch((error) => log({ event: 'trouble', why: messageOf(error) }));
  while (await isTime());
  unwatchFile(manifest);
  if (stopping.signal.reason === 'build changed')
    await import(
      /* @vite-ignore */ `${pathToFileURL(process.argv[1] ?? '').href}?at=${Date.now()}`
    );
}

/** Pages whose database has not answered for this long say so to visitors. */
const STALE_AFTER_MS = 20_000;
const timesSchema = z.object({ changedAt: z.string(), readAt: z.string() });

/**
 * Renders and publishes all pages when the database changed. Without an answer the last good pages stay, or if there
 * were none yet, the build's own. Resolves when it has published for the first time.
 */
async function startRenderer<Item, State extends object>(
  pages: DataPages<Item, State>,
  options: RendererOptions,
): Promise<{ poll(): Promise<void> }> {
  const { build, publish: folder, onEvent: report = () => {} } = options;
  const table = openTable(pages, options);
  const publisher = await openPublisher(build, folder, pages.routes);
  /** Where the last good state is kept over restarts and new builds. */
  const memory = join(folder, '../memory.json');
  let kept = readStored(z.intersection(pages.state, timesSchema), memory);
  /** The revision of the rows that were read last. */
  let revision = '';
  /** When the database last answered this process, and why it does not any more. */
  let answeredAt = 0;
  let trouble = '';
  /** The published pages: none yet, the build's own (`build`), or those of a state, by its time. */
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
    // A state of an earlier process may be of any age: without an answer its pages are stale at once.
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

/** The state after a read, with its dates. */
function updated<Item, State extends object>(
  { update }: Pick<DataPages<Item, State>, 'update'>,
  before: Kept<State> | undefined,
  read: Read<Item>,
  now = new Date(),
): Kept<State> {
  const readAt = now.toISOString();
  // The first state changed when its newest row changed.
  const changedAt =
    before?.changedAt ?? (read.newest ? new Date(read.newest).toISOString() : readAt);
  const kept = { ...update(before, read, now), changedAt, readAt };
  const isSame = !before || isDeepStrictEqual(kept, { ...before, readAt });
  return isSame ? kept : { ...kept, changedAt: readAt };
}
