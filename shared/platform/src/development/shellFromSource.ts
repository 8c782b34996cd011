import { existsSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import type { Parts } from '@site/contract/placeholders.ts';
import { SEARCH_INDEX, type SearchIndex, searchEntrySchema } from '@site/contract/search.ts';
import { TYPES } from '@site/edge/fileTypes.ts';
import type { ViteDevServer } from 'vite';
import * as z from 'zod';
import { renderAll, shellModuleSchema } from '../prerender/pages.ts';
import { searchFileOf } from '../prerender/searchEntries.ts';
import { APPS, appFolder, FRAME_FOLDER, packageFolder, ROOT } from '../project/apps.ts';
import { readSite } from '../project/readSite.ts';
import { webManifest } from '../publish/webManifest.ts';
import { type Developed, findDataPage, loadPages, sourceDocument } from './sourcePages.ts';

const isHere = APPS.includes('shell');
/** In the kit the shell is a package, compiled as this file is. */
const FOLDER = isHere ? appFolder('shell') : (packageFolder('@site/shell') ?? ROOT);
const BRAND = isHere ? join(ROOT, 'shared/design/brand') : join(FRAME_FOLDER, 'brand');

export const SHELL_ENTRY = '/shell/src/main.tsx';

export async function shellParts(server: ViteDevServer): Promise<Parts> {
  const file = join(FOLDER, `src/parts.${isHere ? 'tsx' : 'js'}`);
  const { renderParts } = shellModuleSchema.parse(await server.ssrLoadModule(file));
  const stylesheets = [`/${relative(ROOT, FOLDER)}/src/styles.css`];
  return renderParts({ build: '', entry: SHELL_ENTRY, stylesheets, modules: [SHELL_ENTRY] });
}

/** A file that an app publishes as it is, or that the shell makes. */
export function publishedFile(apps: readonly string[], pathname: string): Response | undefined {
  // The manifest summary holds the addresses of built modules: sources have none.
  if (pathname === '/remotes.json') return Response.json([]);
  if (pathname === '/site.webmanifest') {
    const headers = { 'content-type': 'application/manifest+json' };
    return new Response(webManifest(readSite()), { headers });
  }
  const [, app = '', name = ''] =
    /^\/(shell(?=\/brand)|mf-[a-z0-9-]+(?=\/files))\/\w+\/([\w.-]+)$/.exec(pathname) ?? [];
  const file = join(app === 'shell' ? BRAND : join(appFolder(app), 'files'), name);
  if (!['shell', ...apps].includes(app) || !existsSync(file)) return undefined;
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  return new Response(readFileSync(file), { headers: { 'content-type': type } });
}

/** Answers a path that is no page of a remote, where the whole site comes from these sources. */
export async function siteFromSource(developed: Developed, request: Request) {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/rest/v1/')) return developed.tables(request);
  // The build of it that the kit holds as well.
  if (!isHere)
    return { html: readFileSync(join(FRAME_FOLDER, 'pages/404.html'), 'utf8'), status: 404 };
  if (pathname === SEARCH_INDEX) return Response.json(await searchIndex(developed));
  return { ...(await sourceDocument(developed.server, 'shell', '/404')), status: 404 };
}

async function searchIndex(developed: Developed): Promise<SearchIndex> {
  const entries = developed.apps.map(async (app) => {
    const module = await loadPages(developed.server, app);
    const own = searchFileOf(module, renderAll(app, module).pages).entries;
    const data = await findDataPage({ ...developed, apps: [app] }, `/${app}/search.json`);
    if (!(data instanceof Response)) return own;
    return [...own, ...z.array(searchEntrySchema).parse(await data.json())];
  });
  return { entries: (await Promise.all(entries)).flat() };
}
