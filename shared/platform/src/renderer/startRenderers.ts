import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { distFolder } from '../project/apps.ts';
import {
  publishFolder,
  RENDERED,
  type Renderer,
  type RendererEvent,
  rendererFile,
  rendererModuleSchema,
} from './rendererModule.ts';

const WATCH_MS = 1000;

export interface RenderersOptions {
  /** Folder of all that they write. */
  folder: string;
  /** Answers `/rest/v1/`. */
  fetch: typeof fetch;
  onEvent?: ((event: RendererEvent) => void) | undefined;
}

/**
 * Starts every renderer in this process; resolves when each has published. One whose build is
 * another starts anew, with that build's code.
 * `locations` says where they publish, by app.
 */
export async function startRenderers(
  options: RenderersOptions,
): Promise<{ locations: Record<string, string>; stop(): Promise<void> }> {
  const running = await Promise.all(RENDERED.map((app) => startOne(app, options)));
  const locations = RENDERED.map((app) => [app, publishFolder(options.folder, app)]);
  return {
    locations: Object.fromEntries(locations),
    stop: async () => void (await Promise.all(running.map((one) => one.stop()))),
  };
}

async function startOne(app: string, options: RenderersOptions): Promise<Pick<Renderer, 'stop'>> {
  const builtAt = () =>
    statSync(join(distFolder(app), 'manifest.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  let seen = builtAt();
  let renderer = await load(app, options);
  let changing = Promise.resolve();
  const restart = async () => {
    await renderer.stop();
    renderer = await load(app, options);
  };
  const watch = setInterval(() => {
    const now = builtAt();
    if (now === 0 || now === seen) return;
    seen = now;
    changing = changing.then(restart).catch((error) => {
      options.onEvent?.({ event: 'renderer did not start', app, why: String(error) });
    });
  }, WATCH_MS);
  return {
    async stop() {
      clearInterval(watch);
      await changing;
      await renderer.stop();
    },
  };
}

/** Another query makes it another module: a new build's code is loaded, not the old one's again. */
async function load(app: string, options: RenderersOptions): Promise<Renderer> {
  const address = `${pathToFileURL(rendererFile(app, 'renderer')).href}?at=${Date.now()}`;
  const { startRenderer } = rendererModuleSchema.parse(await import(address));
  return startRenderer({
    build: distFolder(app),
    publish: publishFolder(options.folder, app),
    memory: join(options.folder, app, 'memory.json'),
    fetch: options.fetch,
    onEvent: options.onEvent,
  });
}
