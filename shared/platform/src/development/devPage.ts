import { PARTS, resolveParam } from '@site/contract/includes.ts';
import { isPattern, matches, pageOfRaw } from '@site/contract/paths.ts';
import type { ShellAssets } from '@site/platform/render/shellAssets.ts';
import type { ViteDevServer } from 'vite';
import * as z from 'zod';
import { composePage, rawPage } from '../composer/includes.ts';
import { REMOTES } from '../project/apps.ts';
import { readSite } from '../project/readSite.ts';
import { headTags } from '../render/headTags.ts';
import { pageDocument } from '../render/pageDocument.ts';
import { type PagesModule, pagesModuleSchema, renderOne } from '../render/pages.ts';
import { PAGES_MODULE } from '../render/pagesModule.ts';
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
export async function renderDevPage(server: ViteDevServer, pathname: string) {
  const isRaw = pathname.startsWith('/pages/');
  const path = isRaw ? pageOfRaw(pathname) : pathname;
  const found = await findPage(server, path);
  const document = found ?? (await pageOf(server, 'shell', '/404'));
  const uri = path.slice(path.lastIndexOf('/') + 1);
  const resolved = resolveParam(document, { uri, text: decodeURIComponent(uri) });
  const html = isRaw ? rawPage(resolved) : await compose(server, path, resolved);
  return { status: found === undefined ? 404 : 200, html };
}

async function compose(server: ViteDevServer, path: string, document: string): Promise<string> {
  const { renderParts } = await server.ssrLoadModule('/shell/src/server/parts.tsx');
  const parts = partsSchema.parse(await renderParts(ASSETS));
  return server.transformIndexHtml(path, composePage(document, parts));
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
  const { head, structuredData, html } = page;
  return pageDocument({
    remote: app,
    entry: app === 'shell' ? '' : `/${app}/src/remote.ts`,
    path,
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
