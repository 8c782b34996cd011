import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ManifestSummary, manifestSummarySchema } from '@site/contract/contract.ts';
import { pageOfRaw } from '@site/contract/paths.ts';
import { fillPlaceholders, withoutParts } from '@site/contract/placeholders.ts';
import type { ViteDevServer } from 'vite';
import * as z from 'zod';
import { findDataPage } from './dataPages.ts';
import type { PublishedSite } from './publishedSite.ts';
import { findSourcePage, type SourcePage, sourceDocument } from './sourcePages.ts';

/** Of what a site answers, what is true here as well: no policy, no compression, no caching. */
const PASSED_ON = ['content-type', 'location'];
const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** One remote from source inside a published site. */
export interface RemoteInSite {
  server: ViteDevServer;
  app: string;
  /** Address of the module that stands for the federation entry. */
  entry: string;
  site: PublishedSite;
}

/** Answers whatever is not below the remote's own name: its pages from source, the rest from the site. */
export async function answerInSite(
  remote: RemoteInSite,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { server, app, site } = remote;
  const address = request.url ?? '/';
  const { pathname } = new URL(address, 'http://localhost');
  const own = await ownAnswer(remote, pathname);
  if (own) return void response.writeHead(200, { 'content-type': own.type }).end(own.body);
  const { accept = '*/*', cookie = '' } = request.headers;
  const answer = await site.fetch(address, { accept, cookie });
  if (pathname === '/remotes.json') {
    return void response.end(JSON.stringify(withoutOwn(await answer.json(), app)));
  }
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => PASSED_ON.includes(name)),
  );
  const isPage = headers['content-type']?.startsWith('text/html') && !isRaw(pathname);
  response.writeHead(answer.status, headers);
  if (isPage) response.end(await withReload(server, await answer.text()));
  else response.end(Buffer.from(await answer.arrayBuffer()));
}

async function ownAnswer(remote: RemoteInSite, pathname: string) {
  const { server, site } = remote;
  const path = isRaw(pathname) ? pageOfRaw(pathname) : pathname;
  const document = await findOwn(remote, path);
  if (!document) return undefined;
  if (typeof document !== 'string') return document;
  const html = isRaw(pathname)
    ? withoutParts(document)
    : await withReload(server, fillPlaceholders(document, await site.parts()));
  return { type: HTML['content-type'], body: html };
}

/** A page's document, or a file that is made of data; nothing where the path is not the remote's. */
async function findOwn({ server, app, site, entry }: RemoteInSite, path: string) {
  const backend = ({ url }: Request) => {
    const { pathname, search } = new URL(url);
    return site.fetch(pathname + search);
  };
  const documentOf = (claimed: string, page: SourcePage) =>
    sourceDocument(app, claimed, { ...page, html: inOwnRoot(page.html) }, entry);
  const data = await findDataPage(server, path, backend, [app]);
  if (data) return 'page' in data.found ? documentOf(path, data.found) : data.found;
  const found = await findSourcePage(server, [app], path);
  return found && documentOf(found.page.page, found.page);
}

/** The element of the page's own root, behind what React wants in the head. */
function inOwnRoot(html: string): string {
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(html) ?? [];
  return `${preloads}<div style="display:contents">${html.slice(preloads.length)}</div>`;
}

/** With Vite's own scripts; it would put its base before every address of the page as well. */
async function withReload(server: ViteDevServer, html: string): Promise<string> {
  const [head = ''] = (await server.transformIndexHtml('/', '<head></head>')).split('</head>');
  return html.replace('<head>', () => head);
}

/** The deployed build of this remote is not to be asked for. */
function withoutOwn(rows: unknown, app: string): ManifestSummary[] {
  return z
    .array(manifestSummarySchema)
    .parse(rows)
    .filter(({ stylesheets, modules }) =>
      [...stylesheets, ...modules].every((file) => !file.startsWith(`/${app}/`)),
    );
}

function isRaw(pathname: string): boolean {
  return pathname.startsWith('/pages/');
}
