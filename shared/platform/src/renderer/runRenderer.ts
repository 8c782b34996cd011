import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { DataRenderer } from './rendererModule.ts';

const BUILD_CHECK_MS = 1000;

/**
 * Runs a renderer as a process of its own. It listens on no port, logs lines of JSON, and ends when the
 * build is another one: its container or `npm run edge` starts it again, with the new code. `BUILD` and
 * `PUBLISH` name the folders of the finished build and of what its publisher serves; `BACKEND` says where
 * tables are read, if the build was not made for a Supabase project.
 */
export async function runRenderer(start: DataRenderer['start']): Promise<void> {
  const { BUILD: build, PUBLISH: publish, BACKEND: backend } = process.env;
  if (!build || !publish) throw new Error('BUILD and PUBLISH must name folders');
  const builtAt = () => statSync(join(build, 'manifest.json'), { throwIfNoEntry: false })?.mtimeMs;
  const started = builtAt();
  const log = (event: object) =>
    console.log(JSON.stringify({ at: new Date().toISOString(), ...event }));
  const renderer = await start({
    ...{ build, publish, onEvent: log },
    backend: backend?.replace(/\/$/, ''),
  });
  log({ event: 'ready' });
  const watch = setInterval(() => {
    const now = builtAt();
    if (now === undefined || now === started) return;
    log({ event: 'build changed' });
    void end();
  }, BUILD_CHECK_MS);
  const end = () => {
    clearInterval(watch);
    return renderer.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
}
