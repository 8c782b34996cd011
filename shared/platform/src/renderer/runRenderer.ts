import { unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { readEnvironment } from '@site/composer/base/readEnvironment.ts';
import { variables } from '@site/composer/base/variables.ts';
import { messageOf } from '@site/contract/messageOf.ts';
import type { DataRenderer } from './rendererModule.ts';

/** How often the database is asked whether anything changed, and the build looked at. */
const POLL_INTERVAL_MS = 3000;

/**
 * Runs a renderer as a process of its own. It listens on no port and logs lines of JSON. When the build is
 * another one, the process goes on with that build's code. `BUILD` and `PUBLISH` name the folders of the
 * finished build and of what its publisher serves; `BACKEND` says where tables are read, if the build was
 * not made for a Supabase project.
 */
export async function runRenderer(start: DataRenderer['start']): Promise<void> {
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
  const renderer = await start({ build: BUILD, publish: PUBLISH, backend: BACKEND, onEvent: log });
  log({ event: 'ready' });
  const isTime = () => pause(POLL_INTERVAL_MS, true, stopping).catch(() => false);
  while (await isTime())
    await renderer.poll().catch((error) => log({ event: 'trouble', why: messageOf(error) }));
  unwatchFile(manifest);
  if (stopping.signal.reason === 'build changed')
    await import(
      /* @vite-ignore */ `${pathToFileURL(process.argv[1] ?? '').href}?at=${Date.now()}`
    );
}
