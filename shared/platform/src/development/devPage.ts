import { pageOfRaw, SEARCH_PATH } from '@site/contract/paths.ts';
import {
  fillPlaceholders,
  MAP_PLACEHOLDER,
  PARTS,
  withoutParts,
} from '@site/contract/placeholders.ts';
import type { ShellAssets } from '@site/platform/render/shellAssets.ts';
import type { ViteDevServer } from 'vite';
import * as z from 'zod';
import { REMOTES } from '../project/apps.ts';
import { type Fetch, findDataPage } from './dataPages.ts';
import { sourceMap } from './devSearch.ts';
import { showcaseDocument } from './showcase.ts';
import {
  findRedirect,
  findSourcePage,
  type SourcePage,
  sourceDocument,
  sourcePage,
} from './sourcePages.ts';

const partsSchema = z.object(
  Object.fromEntries(PARTS.map((part) => [part, z.string()])) as Record<
    (typeof PARTS)[number],
    z.ZodString
  >,
);

const ASSETS: ShellAssets = {
  entry: '/shell/src/main.tsx',
  stylesheet: '/shell/src/styles.css',
  modules: ['/shell/src/main.tsx'],
  fonts: [],
};

/** A page as the composed site would answer it, rendered from source just now. */
export async function renderDevPage(server: ViteDevServer, pathname: string, backend: Fetch) {
  const isRaw = pathname.startsWith('/pages/');
  const path = isRaw ? pageOfRaw(pathname) : pathname;
  const found = await findDocument(server, path, backend);
  const document = found ?? documentOf('shell', '/404', await sourcePage(server, 'shell', '/404'));
  const html = isRaw ? withoutParts(document) : await compose(server, path, document);
  return { status: found === undefined ? 404 : 200, html };
}

/** Where an address moved, as the shell says, or a remote. */
export async function movedTo(
  server: ViteDevServer,
  pathname: string,
): Promise<string | undefined> {
  const { redirects } = await server.ssrLoadModule('/shell/src/server/parts.tsx');
  const ofShell = z.record(z.string(), z.string()).parse(redirects)[pathname];
  return ofShell ?? findRedirect(server, REMOTES, pathname);
}

async function compose(server: ViteDevServer, path: string, document: string): Promise<string> {
  const { renderParts } = await server.ssrLoadModule('/shell/src/server/parts.tsx');
  const parts = partsSchema.parse(await renderParts(ASSETS));
  return server.transformIndexHtml(path, fillPlaceholders(document, parts));
}

async function findDocument(
  server: ViteDevServer,
  path: string,
  backend: Fetch,
): Promise<string | undefined> {
  if (path === '/_ui') return showcaseDocument(server);
  if (path === SEARCH_PATH) return searchPage(server);
  const data = await findDataPage(server, path, backend);
  if (data && 'page' in data.found) return documentOf(data.app, path, data.found);
  const source = await findSourcePage(server, REMOTES, path);
  return source && documentOf(source.app, source.page.page, source.page);
}

/** The search page, with the map of the site in it as the composer puts it there. */
async function searchPage(server: ViteDevServer): Promise<string> {
  const page = await sourcePage(server, 'shell', SEARCH_PATH);
  const map = await sourceMap(server, REMOTES);
  return documentOf('shell', SEARCH_PATH, page).replace(MAP_PLACEHOLDER, () => map);
}

function documentOf(app: string, path: string, page: SourcePage): string {
  return sourceDocument(app, path, page, app === 'shell' ? '' : `/${app}/src/remote.ts`);
}
