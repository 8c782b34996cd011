import { join } from 'node:path';
import type { Claimant } from '@site/composer/validation/claims.ts';
import { takenOver } from '@site/contract/defineRemote.ts';
import { isPattern, matches } from '@site/contract/paths.ts';
import type { ViteDevServer } from 'vite';
import { appFolder } from '../project/apps.ts';
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
import { type DataPage, hasRenderer, rendererModuleSchema } from '../renderer/rendererModule.ts';
import { addressOf } from './addresses.ts';
import type { Site } from './siteAround.ts';

export interface SourcePage extends Pick<RenderedPage, 'head' | 'structuredData' | 'html'> {
  /** The key of its code. */
  page: string;
}

/** The page of these apps that answers at a path, rendered from source just now. */
export async function findSourcePage(
  server: ViteDevServer,
  apps: readonly string[],
  path: string,
): Promise<{ app: string; path: string; page: SourcePage } | undefined> {
  for (const app of apps) {
    if (app === 'shell') continue;
    const { routes } = await loadPages(server, app);
    const claimed = Object.keys(routes)
      .sort(staticFirst)
      .find((route) => matches(route, path));
    if (claimed) return { app, path: claimed, page: await sourcePage(server, app, claimed) };
  }
  return undefined;
}

/**
 * What an app with a renderer has at a path, made from source of what the database says just now;
 * nothing where that is none of its pages, or the database does not answer.
 */
export async function findDataPage(
  server: ViteDevServer,
  apps: readonly string[],
  path: string,
  site: Site,
): Promise<{ app: string; found: DataPage } | undefined> {
  const backend: typeof fetch = (input, init) => {
    const { url, method, headers } = new Request(input, init);
    const { pathname, search } = new URL(url);
    return site.fetch(pathname + search, { method, headers: Object.fromEntries(headers) });
  };
  for (const app of apps.filter(hasRenderer)) {
    const module = await server.ssrLoadModule(join(appFolder(app), 'renderer/renderer.ts'));
    const { renderer } = rendererModuleSchema.parse(module);
    const found = await renderer.answer(app, path, backend);
    if (found) return { app, found };
  }
  return undefined;
}

/** Renders the page that an app's routes declare for a path or pattern. */
export async function sourcePage(
  server: ViteDevServer,
  app: string,
  claimed: string,
): Promise<SourcePage> {
  return { ...renderOne(app, await loadPages(server, app), claimed), page: claimed };
}

/** The document of a page whose code and styles are its app's sources; `entry` starts the code. */
export function sourceDocument(
  app: string,
  path: string,
  { page, head, structuredData, html }: SourcePage,
  entry: string,
): string {
  return pageDocument({
    remote: app,
    entry,
    page,
    requires: {},
    html,
    headTags: headTags({ head, path, structuredData, site: readSite() }),
    stylesheets: app === 'shell' ? [] : [`${addressOf(app)}/src/styles.css`],
    preload: [],
  });
}

/** What an app claims, as its source says. */
export async function sourceClaimant(server: ViteDevServer, name: string): Promise<Claimant> {
  const { routes, redirects } = await loadPages(server, name);
  const pages = Object.keys(routes).map((path) => ({ path }));
  return { name, pages, redirects, takesOver: takenOver(routes) };
}

/** An app's pages, from source. */
export async function loadPages(server: ViteDevServer, app: string): Promise<PagesModule> {
  return pagesModuleSchema.parse(await server.ssrLoadModule(`${PAGES_MODULE}/${app}`));
}

/** A document of its own wins over a pattern, as with files. */
function staticFirst(a: string, b: string): number {
  return Number(isPattern(a)) - Number(isPattern(b));
}
