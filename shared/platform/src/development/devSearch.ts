import type { ServerResponse } from 'node:http';
import { type Mapped, pageMap } from '@site/composer/composing/pageMap.ts';
import { type SearchIndex, searchEntrySchema } from '@site/contract/search.ts';
import type { ViteDevServer } from 'vite';
import * as z from 'zod';
import { APPS } from '../project/apps.ts';
import { readSite } from '../project/readSite.ts';
import { renderSearchFile } from '../publish/searchFile.ts';
import { pageTitle } from '../render/headTags.ts';
import { renderOne } from '../render/pages.ts';
import { type Fetch, findDataPage } from './dataPages.ts';
import { loadPages } from './sourcePages.ts';

/** Where the index of the search is while developing. */
export const SEARCH_INDEX = '/shell/busca-development.json';

/** Answers with the index of all apps, from source and from what the database says just now. */
export async function answerSearch(
  server: ViteDevServer,
  backend: Fetch,
  response: ServerResponse,
): Promise<void> {
  const files = await Promise.all(
    APPS.map(async (app) => renderSearchFile(app, await loadPages(server, app))),
  );
  const data = await Promise.all(APPS.map((app) => dataEntries(server, app, backend)));
  const entries = [...files.flatMap((file) => file.entries), ...data.flat()];
  const index: SearchIndex = { entries, more: [] };
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(index));
}

/** The map of the site, from the sources of these apps. */
export async function sourceMap(server: ViteDevServer, apps: readonly string[]): Promise<string> {
  return pageMap(await Promise.all(apps.map((app) => mapped(server, app))));
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

async function dataEntries(server: ViteDevServer, app: string, backend: Fetch) {
  const data = await findDataPage(server, `/${app}/search.json`, backend);
  if (!data || !('body' in data.found)) return [];
  return z.array(searchEntrySchema).parse(JSON.parse(data.found.body));
}
