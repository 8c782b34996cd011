import type { ServerResponse } from 'node:http';
import { messageOf } from '@site/composer/base/errors.ts';
import { SEARCH_POINTER } from '@site/contract/search.ts';
import type { Connect, ViteDevServer } from 'vite';
import { readSite } from '../project/readSite.ts';
import { webManifest } from '../publish/webManifest.ts';
import { copiedFile } from './copiedFile.ts';
import { type Fetch, findDataPage } from './dataPages.ts';
import { movedTo, renderDevPage } from './devPage.ts';
import { answerSearch, SEARCH_INDEX } from './devSearch.ts';

type Next = (error?: unknown) => void;

/** Answers what Vite does not: pages, their raw documents, copied files and the backend. */
export function devMiddleware(server: ViteDevServer, backend: Fetch): () => void {
  server.middlewares.use((request, response, next) => {
    const { pathname } = addressOf(request);
    if (pathname.startsWith('/rest/v1/')) return void answerBackend(backend, request, response);
    // Manifests tell where modules are; from source there is nothing to tell.
    if (pathname === '/remotes.json') return void response.end('[]');
    if (pathname === SEARCH_POINTER) {
      return void response.end(JSON.stringify({ index: SEARCH_INDEX }));
    }
    if (pathname === SEARCH_INDEX) {
      return void answerSearch(server, backend, response).catch(next);
    }
    if (pathname === '/site.webmanifest') return void response.end(webManifest(readSite()));
    const file = copiedFile(pathname);
    if (file) return void response.writeHead(200, { 'content-type': file.type }).end(file.body);
    next();
  });
  // After Vite's own middlewares, so that sources and assets come first.
  return () => {
    server.middlewares.use((request, response, next) => {
      answerPage(server, backend, request, response, next).catch(next);
    });
  };
}

function answerBackend(
  backend: Fetch,
  request: Connect.IncomingMessage,
  response: ServerResponse,
): void {
  const { url, method = 'GET' } = request;
  backend(new Request(new URL(url ?? '/', 'http://localhost'), { method }))
    .then(async (answer) => {
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(Buffer.from(await answer.arrayBuffer()));
    })
    .catch((error) => response.writeHead(500).end(messageOf(error)));
}

async function answerPage(
  server: ViteDevServer,
  backend: Fetch,
  request: Connect.IncomingMessage,
  response: ServerResponse,
  next: Next,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return next();
  const { pathname, search } = addressOf(request);
  if (/\.\w+$/.test(pathname) && !pathname.startsWith('/pages/')) {
    return answerDataFile(server, backend, pathname, response, next);
  }
  try {
    const target = await movedTo(server, pathname);
    if (target) return void response.writeHead(308, { location: target + search }).end();
    const { status, html } = await renderDevPage(server, pathname, backend);
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  } catch (error) {
    if (error instanceof Error) server.ssrFixStacktrace(error);
    console.error(`✗ ${pathname}: ${messageOf(error)}`);
    next(error);
  }
}

/** A feed or a search index; whatever else has an ending is nobody's here. */
async function answerDataFile(
  server: ViteDevServer,
  backend: Fetch,
  pathname: string,
  response: ServerResponse,
  next: Next,
): Promise<void> {
  const data = /\.(?:xml|json)$/.test(pathname) && (await findDataPage(server, pathname, backend));
  if (!data || !('body' in data.found)) return next();
  response.writeHead(200, { 'content-type': data.found.type }).end(data.found.body);
}

function addressOf(request: Connect.IncomingMessage): URL {
  return new URL(request.originalUrl ?? request.url ?? '/', 'http://localhost');
}
