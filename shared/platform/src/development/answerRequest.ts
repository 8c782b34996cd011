import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ManifestSummary, manifestSummarySchema } from '@site/contract/contract.ts';
import { pageOfRaw } from '@site/contract/paths.ts';
import type { ViteDevServer } from 'vite';
import * as z from 'zod';
import { appFolder } from '../project/apps.ts';
import { addressOf, containerEntry } from './addresses.ts';
import { documentAnswer, fileAnswer, isRaw } from './responses.ts';
import { SHOWCASE_PATH, showcaseDocument } from './showcase.ts';
import type { Site } from './siteAround.ts';
import { findDataPage, findSourcePage, type SourcePage, sourceDocument } from './sourcePages.ts';

/** Of what a site answers, what is true here as well: no policy, no compression, no caching. */
const PASSED_ON = ['content-type', 'location'];
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

export interface Developed {
  server: ViteDevServer;
  apps: readonly string[];
  site: Site;
  isShellBuilt: boolean;
}

/** Answers a request: what belongs to the developed apps from source, everything else from the site. */
export async function answerRequest(
  developed: Developed,
  address: string,
  init: { method: string; headers: Record<string, string> },
): Promise<Response> {
  const { server, apps, site } = developed;
  const { pathname } = new URL(address, 'http://localhost');
  const own = init.method === 'GET' ? await ownAnswer(developed, pathname) : undefined;
  const found = own ?? (await site.fetch(address, init));
  if (pathname === '/remotes.json') return Response.json(withoutOwn(await found.json(), apps));
  const headers = [...found.headers].filter(([name]) => PASSED_ON.includes(name));
  const isPage = found.headers.get('content-type')?.startsWith('text/html') && !isRaw(pathname);
  const body = isPage ? await withReload(server, await found.text()) : found.body;
  return new Response(body, { status: found.status, headers });
}

/** A page of these apps, a file that is made of data, or one that builds copy. */
async function ownAnswer(developed: Developed, pathname: string): Promise<Response | undefined> {
  const { server, apps, site } = developed;
  const path = isRaw(pathname) ? pageOfRaw(pathname) : pathname;
  if (path === SHOWCASE_PATH)
    return documentAnswer(pathname, await showcaseDocument(server), site.parts);
  const copied = copiedFile(apps, pathname);
  if (copied) return copied;
  const data = await findDataPage(server, apps, path, site);
  if (data && 'body' in data.found)
    return new Response(data.found.body, { headers: { 'content-type': data.found.type } });
  const page =
    data && 'page' in data.found
      ? { app: data.app, path, page: data.found }
      : await findSourcePage(server, apps, path);
  if (!page) return undefined;
  return documentAnswer(
    pathname,
    documentOf(developed, page.app, page.path, page.page),
    site.parts,
  );
}

function documentOf(
  { isShellBuilt }: Developed,
  app: string,
  path: string,
  page: SourcePage,
): string {
  if (!isShellBuilt) return sourceDocument(app, path, page, `${addressOf(app)}/src/remote.ts`);
  return sourceDocument(app, path, { ...page, html: inOwnRoot(page.html) }, containerEntry(app));
}

/** The element of the page's own root, behind what React puts into the head. */
function inOwnRoot(html: string): string {
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(html) ?? [];
  return `${preloads}<div style="display:contents">${html.slice(preloads.length)}</div>`;
}

/** With Vite's own scripts and styles, which the document's policy would keep out. */
async function withReload(server: ViteDevServer, html: string): Promise<string> {
  const [head = ''] = (await server.transformIndexHtml('/', '<head></head>')).split('</head>');
  return html.replace(POLICY, '').replace('<head>', () => head);
}

/** The published build of a developed remote is not loaded. */
function withoutOwn(rows: unknown, apps: readonly string[]): ManifestSummary[] {
  const isOwn = (file: string) => apps.some((app) => file.startsWith(`/${app}/`));
  return z
    .array(manifestSummarySchema)
    .parse(rows)
    .filter(({ stylesheets, modules }) => ![...stylesheets, ...modules].some(isOwn));
}

/** A file of `/mf-x/files/`, which builds copy and development reads in place. */
function copiedFile(apps: readonly string[], pathname: string): Response | undefined {
  const [, app = '', name = ''] = /^\/(mf-[a-z0-9-]+)\/files\/([\w.-]+)$/.exec(pathname) ?? [];
  const file = join(appFolder(app), 'files', name);
  return apps.includes(app) && existsSync(file) ? fileAnswer(file) : undefined;
}
