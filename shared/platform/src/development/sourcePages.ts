import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPattern, matches } from '@site/contract/paths.ts';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { ViteDevServer } from 'vite';
import * as z from 'zod';
import { type DocumentParts, pageDocument } from '../prerender/pageDocument.ts';
import { type PagesModule, pagesModuleSchema, renderOne } from '../prerender/pages.ts';
import { PAGES_MODULE } from '../prerender/pagesModule.ts';
import { appFolder, ROOT } from '../project/apps.ts';
import { readSite } from '../project/readSite.ts';
import { hasRenderer, rendererModuleSchema } from '../renderer/rendererModule.ts';

export interface Developed {
  server: ViteDevServer;
  /** Address of a published site that has what is not developed, without a slash at its end. */
  site: string | undefined;
  /** What the database says: that of the site, or that of this machine. */
  tables(request: Request): Promise<Response>;
  /** The apps whose pages come from source; the shell does in any case. */
  apps: readonly string[];
  /** Those of them whose mistakes are said. */
  watched: readonly string[];
}

/** An app's folder as an address: `/mf-rentals`, or nothing where the app is all there is. */
export function addressOf(app: string): string {
  const folder = relative(ROOT, appFolder(app));
  return folder && `/${folder}`;
}

/** The address of a remote's module; the contract requires the remote's name in it. */
export function entryOf(app: string): string {
  return `/${app}/src/remote.ts`;
}

/** A page of these apps, rendered just now, or the way to where it moved; a document of its own wins over a pattern. */
export async function findSourcePage({ server, apps }: Developed, path: string) {
  const claims: { app: string; claimed: string }[] = [];
  for (const app of apps) {
    const { routes, redirects } = await loadPages(server, app);
    const location = Object.hasOwn(redirects, path) && redirects[path];
    if (location) return new Response(null, { status: 308, headers: { location } });
    const own = Object.keys(routes).filter((route) => matches(route, path));
    claims.push(...own.map((claimed) => ({ app, claimed })));
  }
  const claim = claims.find(({ claimed }) => !isPattern(claimed)) ?? claims[0];
  return claim && sourceDocument(server, claim.app, claim.claimed);
}

/** A page or a file that an app with a renderer makes from the current data. */
export async function findDataPage(developed: Developed, path: string) {
  const backend: typeof fetch = (input, init) => developed.tables(new Request(input, init));
  for (const app of developed.apps.filter(hasRenderer)) {
    const module = await developed.server.ssrLoadModule(
      join(appFolder(app), 'renderer/renderer.ts'),
    );
    const { renderer } = rendererModuleSchema.parse(module);
    const found = await renderer.answer(app, path, backend);
    if (found) return found instanceof Response ? found : documentOf(app, found);
  }
  return undefined;
}

export async function sourceDocument(server: ViteDevServer, app: string, claimed: string) {
  const page = renderOne(app, await loadPages(server, app), claimed);
  return documentOf(app, { ...page, page: claimed });
}

/** A document with placeholders; its code and styles are its app's sources. The shell's parts bring their own. */
function documentOf(
  name: string,
  parts: Omit<DocumentParts, 'assets'>,
  stylesheets = name === 'shell' ? [] : [`${addressOf(name)}/src/styles.css`],
) {
  const isShells = name === 'shell';
  const build = { name, entry: isShells ? '' : entryOf(name), shared: {}, site: readSite() };
  return { html: pageDocument(build, { ...parts, assets: { stylesheets, preload: [] } }) };
}

export async function loadPages(server: ViteDevServer, app: string): Promise<PagesModule> {
  return pagesModuleSchema.parse(await server.ssrLoadModule(`${PAGES_MODULE}/${app}`));
}

/** Where every component of the design system is shown in every state, for developers only. */
const SHOWCASE_PATH = '/_ui';

const FOLDER = '@site/design/ui/showcase';
const moduleSchema = z.object({
  Showcase: z.custom<ComponentType>((value) => typeof value === 'function'),
});

export async function findShowcase(server: ViteDevServer, path: string) {
  if (path !== SHOWCASE_PATH) return undefined;
  const { Showcase } = moduleSchema.parse(await server.ssrLoadModule(`${FOLDER}/Showcase.tsx`));
  const stylesheet = `/@fs${fileURLToPath(import.meta.resolve(`${FOLDER}/showcase.css`))}`;
  const head = { title: 'Componentes', description: '', noindex: true };
  const html = renderToString(createElement(Showcase));
  return documentOf('shell', { path, page: path, structuredData: [], head, html }, [stylesheet]);
}
