import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteBuilder } from 'vite';
import { serverFolder } from '../project/apps.ts';
import { type PagesModule, pagesModuleSchema } from '../render/pages.ts';
import { buildEnvironment } from './buildEnvironment.ts';

/** Builds what renders an app's pages, and loads the pages. */
export async function loadPages(builder: ViteBuilder, app: string): Promise<PagesModule> {
  await buildEnvironment(builder, 'ssr');
  return pagesModuleSchema.parse(await importBuilt(app, 'pages'));
}

/** Imports a module of what renders an app's pages, once that is built. */
export function importBuilt(app: string, name: string): Promise<unknown> {
  return import(pathToFileURL(join(serverFolder(app), `${name}.mjs`)).href);
}
