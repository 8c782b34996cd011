import { isPattern, matches, pageOfRaw } from '@site/contract/paths.ts';
import { fillPlaceholders, PARTS, withoutParts } from '@site/contract/placeholders.ts';
import type { ShellAssets } from '@site/platform/render/shellAssets.ts';
import type { ViteDevServer } from 'vite';
import * as z from 'zod';
import { REMOTES } from '../project/apps.ts';
import { readSite } from '../project/readSite.ts';
import { headTags } from '../render/headTags.ts';
import { pageDocument } from '../render/pageDocument.ts';
import {
  type PagesModule,
  pagesModuleSchema,
  type RenderedPage,
  renderOne,
} from '../render/pages.ts';
import { PAGES_MODULE } from '../render/pagesModule.ts';
import { type Fetch, findDataPage } from './dataPages.ts';
import { showcaseDocument } from './showcase.ts';

const partsSchema = z.object(
  Object.fromEntries(PARTS.map((part) => [part, z.string()])) as Record<
    (typeof PARTS)[number],
    z.ZodString
  >,
);

const ASSETS: ShellAssets = {
  entry: '/shell/src/main.tsx',
  stylesheet: '/shell/src/styles.css',
  preload: [],
  fonts: [],
};

/** A page as the composed site would answer it, rendered from source just now. */
export async function renderDevPage(server: ViteDevServer, pathname: string, backend: Fetch) {
  const isRaw = pathname.startsWith('/pages/');
  const path = isRaw ? pageOfRaw(pathname) : pathname;
  const data = await findDataPage(server, path, backend);
  const found =
    data && 'page' in data.found
      ? documentOf(data.app, path, data.found)
      : await findPage(server, path);
  const document = found ?? (await pageOf(server, 'shell', '/404'));
  const html = isRaw ? withoutParts(document) : await compose(server, path, document);
  return { status: found === undefined ? 404 : 200, html };
}

/** Where an address moved, as the shell says. */
export async function movedTo(
  server: ViteDevServer,
  pathname: string,
): Promise<string | undefined> {
  const { redirects } = await server.ssrLoadModule('/shell/src/server/parts.tsx');
  return z.record(z.string(), z.string()).parse(redirects)[pathname];
}

async function compose(server: ViteDevServer, path: string, document: string): Promise<string> {
  const { renderParts } = await server.ssrLoadModule('/shell/src/server/parts.tsx');
  const parts = partsSchema.parse(await renderParts(ASSETS));
  return server.transformIndexHtml(path, fillPlaceholders(document, parts));
}

async function findPage(server: ViteDevServer, path: string): Promise<string | undefined> {
  if (path === '/_ui') return showcaseDocument(server);
  for (const app of REMOTES) {
    const { routes } = await loadPages(server, app);
    const claimed = Object.keys(routes)
      .sort(staticFirst)
      .find((route) => matches(route, path));
    if (claimed) return pageOf(server, app, claimed);
  }
  return undefined;
}

async function pageOf(server: ViteDevServer, app: string, path: string): Promise<string> {
  const page = renderOne(app, await loadPages(server, app), path);
  return documentOf(app, path, { ...page, page: path });
}

interface DevPage extends Pick<RenderedPage, 'head' | 'structuredData' | 'html'> {
  /** The key of its code. */
  page: string;
}

function documentOf(app: string, path: string, rendered: DevPage): string {
  const { page, head, structuredData, html } = rendered;
  return pageDocument({
    remote: app,
    entry: app === 'shell' ? '' : `/${app}/src/remote.ts`,
    page,
    requires: {},
    html,
    headTags: headTags({ head, path, structuredData, site: readSite() }),
    stylesheets: app === 'shell' ? [] : [`/${app}/src/styles.css`],
    preload: [],
  });
}

async function loadPages(server: ViteDevServer, app: string): Promise<PagesModule> {
  return pagesModuleSchema.parse(await server.ssrLoadModule(`${PAGES_MODULE}/${app}`));
}

/** A document of its own wins over a pattern, as with files. */
function staticFirst(a: string, b: string): number {
  return Number(isPattern(a)) - Number(isPattern(b));
}
