import { extname, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { UserError } from '@site/composer/base/errors.ts';
import type { Plugin } from 'vite';
import { APPS, ROOT } from '../project/apps.ts';
import { answerRequest } from './answerRequest.ts';
import { siteReleases } from './siteAround.ts';
import type { Developed } from './sourcePages.ts';
import { watchMistakes } from './watchMistakes.ts';

const IN_BROWSER = join(import.meta.dirname, `inBrowser${extname(import.meta.filename)}`);
/** Of the repository alone: the kit has no database. */
const BACKEND = '../server/backend.ts';

interface Backend {
  fetch(request: Request): Promise<Response>;
  close(): Promise<unknown>;
}
/** A server that begins anew opens before the former one closes: both have the same database. */
const shared = { users: 0, backend: undefined as Promise<Backend> | undefined };

/**
 * Answers what Vite's own server does not: pages, rendered from source on request, the shell around them, the
 * data. `DEV_SITE` names a published site, which has all pages but the app's; else every app comes from source,
 * with the embedded database.
 */
export function developmentSite(app: string): Plugin {
  let isUser = false;
  const closed = new AbortController();
  return {
    name: 'site:development',
    // Named on Vite's command line, the root would be the app's folder.
    config: () => ({ root: ROOT }),
    async configureServer(server) {
      // As builds do: a date that a browser says otherwise is seen while developing.
      process.env.TZ = 'UTC';
      // A page that throws is named with the line of its source.
      process.setSourceMapsEnabled(true);
      const site = process.env.DEV_SITE?.replace(/\/+$/, '');
      const isInside = Boolean(site);
      isUser = APPS.includes('shell') && !isInside;
      const open = async () => {
        if (site) await siteReleases(site);
        return isUser ? openBackend() : undefined;
      };
      // Where this throws Vite has no server to close, and its watcher would keep the process.
      const backend = await open().catch(async (error) => {
        await server.close();
        throw error;
      });
      const developed: Developed = {
        ...{ server, site, backend },
        apps: isInside ? [app] : APPS,
        watched: app === 'shell' ? APPS : [app],
      };
      // A change of the configuration begins the server anew.
      const environment = join(ROOT, '.env');
      server.watcher.add(environment);
      server.watcher.on('change', (file) => {
        if (file === environment) void server.restart();
      });
      watchMistakes(developed, closed.signal);
      // After Vite's own middlewares, so that sources and assets come first.
      return () => answerWith(developed);
    },
    buildEnd: () => closed.abort(),
    async closeBundle() {
      if (isUser) await closeBackend();
      isUser = false;
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: `/@fs${IN_BROWSER}` } },
    ],
  };
}

async function openBackend(): Promise<Backend['fetch']> {
  shared.users += 1;
  shared.backend ??= import(BACKEND).then((module) => module.openEmbeddedBackend('.data/dev'));
  return (await shared.backend).fetch;
}

async function closeBackend(): Promise<void> {
  shared.users -= 1;
  if (shared.users > 0) return;
  const { backend } = shared;
  shared.backend = undefined;
  await (await backend)?.close();
}

/** Vite says what is thrown, in the terminal and over the page. */
function answerWith(developed: Developed): void {
  const answer = (request: Request) => answerRequest(developed, request);
  developed.server.middlewares.use((request, response, next) => {
    const errorHandler = (error: unknown) => {
      if (error instanceof UserError) error.stack = '';
      next(error);
    };
    getRequestListener(answer, { errorHandler })(request, response);
  });
}
