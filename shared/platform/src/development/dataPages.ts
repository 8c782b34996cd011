import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { appFolder } from '../project/apps.ts';
import { type DataPage, onRequestModuleSchema } from '../renderer/dataPage.ts';
import { RENDERED } from '../renderer/rendererModule.ts';

export type Fetch = (request: Request) => Promise<Response>;

/**
 * What an app with a renderer has at a path, made from source of what the database says just now;
 * nothing where that is none of its pages, or the database does not answer.
 */
export async function findDataPage(
  server: ViteDevServer,
  path: string,
  backend: Fetch,
  apps: readonly string[] = RENDERED,
): Promise<{ app: string; found: DataPage } | undefined> {
  for (const app of apps.filter((one) => RENDERED.includes(one))) {
    const module = await server.ssrLoadModule(join(appFolder(app), 'server/onRequest.ts'));
    const { answerOnRequest } = onRequestModuleSchema.parse(module);
    const found = await answerOnRequest(path, (input, init) => backend(new Request(input, init)));
    if (found) return { app, found };
  }
  return undefined;
}
