import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Mapped, pageMap } from '@site/composer/site/pageMap.ts';
import { pageOfRaw, SEARCH_PATH } from '@site/contract/paths.ts';
import { MAP_PLACEHOLDER, PARTS, type Parts } from '@site/contract/placeholders.ts';
import { SEARCH_POINTER, type SearchIndex, searchEntrySchema } from '@site/contract/search.ts';
import type { ViteDevServer } from 'vite';
import * as z from 'zod';
import { ROOT } from '../project/apps.ts';
import { readSite } from '../project/readSite.ts';
import { renderSearchFile } from '../publish/searchFile.ts';
import { webManifest } from '../publish/webManifest.ts';
import { pageTitle } from '../render/headTags.ts';
import { renderOne } from '../render/pages.ts';
import type { ShellAssets } from '../render/shellAssets.ts';
import { documentAnswer, fileAnswer, isRaw } from './responses.ts';
import type { Site } from './siteAround.ts';
import {
  findDataPage,
  loadPages,
  sourceClaimant,
  sourceDocument,
  sourcePage,
} from './sourcePages.ts';

const SEARCH_INDEX = '/shell/busca-development.json';
const SHELL = '/shell/src/server/parts.tsx';

const ASSETS: ShellAssets = {
  entry: '/shell/src/main.tsx',
  stylesheet: '/shell/src/styles.css',
  modules: ['/shell/src/main.tsx'],
};
const partsSchema = z.record(z.enum(PARTS), z.string());
const redirectsSchema = z.record(z.string(), z.string());

/** A site whose shell is source too: its parts and pages are rendered just now. */
export function shellFromSource(
  server: ViteDevServer,
  apps: readonly string[],
  backend: (request: Request) => Promise<Response>,
): Site {
  const parts = async (): Promise<Parts> => {
    const { renderParts } = await server.ssrLoadModule(SHELL);
    return partsSchema.parse(await renderParts(ASSETS));
  };
  const site: Site = {
    parts,
    claimants: () => Promise.all(apps.map((app) => sourceClaimant(server, app))),
    async fetch(address, init = { method: 'GET', headers: {} }) {
      const url = new URL(address, 'http://localhost');
      const { pathname, search } = url;
      if (pathname.startsWith('/rest/v1/')) return backend(new Request(url, init));
      // Manifests tell where modules are; from source there is nothing to tell.
      if (pathname === '/remotes.json') return Response.json([]);
      if (pathname === SEARCH_POINTER) return Response.json({ index: SEARCH_INDEX });
      if (pathname === SEARCH_INDEX) return Response.json(await searchIndex(server, apps, site));
      if (pathname === '/site.webmanifest') {
        const headers = { 'content-type': 'application/manifest+json' };
        return new Response(webManifest(readSite()), { headers });
      }
      const brand = /^\/shell\/brand\/([\w.-]+)$/.exec(pathname)?.[1];
      const file = brand && join(ROOT, 'shared/design/brand', brand);
      if (file && existsSync(file)) return fileAnswer(file);
      const moved = await movedTo(server, apps, pathname);
      if (moved) return new Response(null, { status: 308, headers: { location: moved + search } });
      const path = isRaw(pathname) ? pageOfRaw(pathname) : pathname;
      const page = await shellPage(server, apps, path);
      const document = page ?? (await shellDocument(server, '/404'));
      return documentAnswer(pathname, document, parts, page === undefined ? 404 : 200);
    },
  };
  return site;
}

/** Where an address moved, as the shell says, or a remote. */
async function movedTo(server: ViteDevServer, apps: readonly string[], pathname: string) {
  const { redirects } = await server.ssrLoadModule(SHELL);
  const lists = [redirectsSchema.parse(redirects)];
  for (const app of apps) lists.push((await loadPages(server, app)).redirects);
  return lists.map((list) => list[pathname]).find((target) => target !== undefined);
}

async function shellPage(server: ViteDevServer, apps: readonly string[], path: string) {
  if (path !== SEARCH_PATH) return undefined;
  // With the map of the site in it as the composer puts it there.
  const remotes = apps.filter((app) => app !== 'shell');
  const map = pageMap(await Promise.all(remotes.map((app) => mapped(server, app))));
  return (await shellDocument(server, path)).replace(MAP_PLACEHOLDER, () => map);
}

async function shellDocument(server: ViteDevServer, path: string): Promise<string> {
  return sourceDocument('shell', path, await sourcePage(server, 'shell', path), '');
}

async function mapped(server: ViteDevServer, app: string): Promise<Mapped> {
  const module = await loadPages(server, app);
  const pages = Object.keys(module.routes).map((path) => {
    const { head } = renderOne(app, module, path);
    const noindex = head.noindex ?? false;
    return { path, page: path, title: pageTitle(head, readSite()), noindex };
  });
  return { release: { name: app, pages }, search: module };
}

/** The index of all apps, from source and from what the database says just now. */
async function searchIndex(
  server: ViteDevServer,
  apps: readonly string[],
  site: Site,
): Promise<SearchIndex> {
  const entries = apps.map(async (app) => {
    const file = renderSearchFile(app, await loadPages(server, app));
    const data = await findDataPage(server, [app], `/${app}/search.json`, site);
    if (!data || !('body' in data.found)) return file.entries;
    return [...file.entries, ...z.array(searchEntrySchema).parse(JSON.parse(data.found.body))];
  });
  return { entries: (await Promise.all(entries)).flat(), more: [] };
}
