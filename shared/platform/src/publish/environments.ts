import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteBuilder } from 'vite';
import type { BuiltFile } from '../bundling/graph.ts';
import { workFolder } from '../project/apps.ts';
import { type PagesModule, pagesModuleSchema } from '../render/pages.ts';

/** Builds an environment of an app, `client`, `ssr` or `renderer`, where the app has it. Returns its files. */
export async function buildEnvironment(
  builder: ViteBuilder,
  name: string,
): Promise<readonly BuiltFile[]> {
  const environment = builder.environments[name];
  if (!environment) return [];
  const [built] = [await builder.build(environment)].flat();
  return built && 'output' in built ? built.output : [];
}

/** Builds what renders an app's pages, and loads the pages. */
export async function loadPages(builder: ViteBuilder, app: string): Promise<PagesModule> {
  await buildEnvironment(builder, 'ssr');
  return pagesModuleSchema.parse(await importBuilt(app, 'pages'));
}

/** Imports a module of what renders an app's pages, once that is built. */
export function importBuilt(app: string, name: string): Promise<unknown> {
  return import(pathToFileURL(join(workFolder(app), `server/${name}.mjs`)).href);
}
