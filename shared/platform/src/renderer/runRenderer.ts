import { statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { DataRenderer } from './rendererModule.ts';

const REST = '/rest/v1/';

/*
 * The renderer as a process of its own:
 *   BUILD    the finished build
 *   PUBLISH  the folder that the publisher serves; `memory.json` beside it is the last good state
 *   BACKEND  address below which tables are read, with a slash at its end; not needed where the
 *            build was made for a Supabase project (SUPABASE_URL)
 * It listens on no port, logs lines of JSON, and ends when the build is another one: its container or
 * `npm run edge` starts it again, with the new code.
 */
const settings = z.object({
  BUILD: z.string({ error: 'BUILD: name the folder of the finished build' }).min(1),
  PUBLISH: z.string({ error: 'PUBLISH: name the folder that the publisher serves' }).min(1),
  BACKEND: z
    .url({ protocol: /^https?$/, error: 'BACKEND: write an address as http://postgrest:3000/' })
    .endsWith('/', 'BACKEND: end it with a slash')
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
  { BUILD, PUBLISH, BACKEND }: z.infer<typeof settings>,
): Promise<void> {
  const builtAt = () => statSync(join(BUILD, 'manifest.json'), { throwIfNoEntry: false })?.mtimeMs;
  const started = builtAt();
  const log = (event: object) =>
    console.log(JSON.stringify({ at: new Date().toISOString(), ...event }));
  const renderer = await start({
    build: BUILD,
    publish: PUBLISH,
    fetch: BACKEND ? directFetch(BACKEND) : undefined,
    onEvent: log,
  });
  log({ event: 'ready' });
  const end = async () => {
    clearInterval(watch);
    await renderer.stop();
  };
  const watch = setInterval(() => {
    const now = builtAt();
    if (now === undefined || now === started) return;
    log({ event: 'build changed' });
    void end();
  }, 1000);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
}

/**
 * Asks a PostgREST of our own in the place of a Supabase project: without the prefix of a project, and
 * without its key, which such a server refuses.
 */
function directFetch(address: string): typeof fetch {
  return (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const table = pathname.slice(pathname.indexOf(REST) + REST.length);
    const headers = new Headers(request.headers);
    for (const name of ['apikey', 'authorization']) headers.delete(name);
    return fetch(address + table + search, { headers, signal: request.signal });
  };
}
