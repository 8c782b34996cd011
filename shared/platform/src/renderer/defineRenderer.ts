import { unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { readEnvironment } from '@site/composer/base/readEnvironment.ts';
import { variables } from '@site/composer/base/variables.ts';
import { messageOf } from '@site/contract/messageOf.ts';
import type { DataPages } from './dataPages.ts';
import { renderPlan } from './publisher.ts';
import { type RendererOptions, startRenderer, updated } from './renderer.ts';
import { openTable } from './table.ts';

export type DataRenderer = ReturnType<typeof defineRenderer>;

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
async function runRenderer(
  start: (options: RendererOptions) => ReturnType<typeof startRenderer>,
): Promise<void> {
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
    // Without a time the build is being replaced.
    if (mtimeMs > 0) stopping.abort('build changed');
  });
  let renderer: Awaited<ReturnType<typeof start>> | undefined;
  const poll = async () => {
    if (renderer) return renderer.poll();
    renderer = await start({ build: BUILD, publish: PUBLISH, backend: BACKEND, onEvent: log });
    log({ event: 'ready' });
  };
  const isTime = () => pause(POLL_INTERVAL_MS, true, stopping).catch(() => false);
  // What is wrong with a build is said, and the next build may mend it.
  do await poll().catch((error) => log({ event: 'trouble', why: messageOf(error) }));
  while (await isTime());
  unwatchFile(manifest);
  if (stopping.signal.reason === 'build changed')
    await import(
      /* @vite-ignore */ `${pathToFileURL(process.argv[1] ?? '').href}?at=${Date.now()}`
    );
}
