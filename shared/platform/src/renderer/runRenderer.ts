import { statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { DataRenderer } from './rendererModule.ts';

const BUILD_CHECK_MS = 1000;

/*
 * The renderer as a process of its own. It listens on no port, logs lines of JSON, and ends when the
 * build is another one: its container or `npm run edge` starts it again, with the new code.
 */
const settings = z.object({
  BUILD: z.string({ error: 'BUILD: name the folder of the finished build' }).min(1),
  PUBLISH: z.string({ error: 'PUBLISH: name the folder that the publisher serves' }).min(1),
  /** Where tables are read; not needed where the build was made for a Supabase project. */
  BACKEND: z
    .url({ protocol: /^https?$/, error: 'BACKEND: write an address as http://postgrest:3000/' })
    .endsWith('/', 'BACKEND: end it with a slash')
    .transform((address) => address.slice(0, -1))
    .optional(),
});

/** Runs a renderer with the settings of its environment; says on stderr what is wrong with them. */
export async function runRenderer(start: DataRenderer['start']): Promise<void> {
  // An empty variable counts as not set.
  const given = Object.entries(process.env).filter(([, value]) => value);
  const environment = settings.safeParse(Object.fromEntries(given));
  if (environment.success) return run(start, environment.data);
  console.error(environment.error.issues.map(({ message }) => message).join('\n'));
  process.exitCode = 1;
}

async function run(
  start: DataRenderer['start'],
  { BUILD: build, PUBLISH: publish, BACKEND: backend }: z.infer<typeof settings>,
): Promise<void> {
  const builtAt = () => statSync(join(build, 'manifest.json'), { throwIfNoEntry: false })?.mtimeMs;
  const started = builtAt();
  const log = (event: object) =>
    console.log(JSON.stringify({ at: new Date().toISOString(), ...event }));
  const renderer = await start({ build, publish, backend, onEvent: log });
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
