import type { PageLoader, RemoteModule } from './contract.ts';
import { CONTRACT_VERSION } from './version.ts';

/** Which folder of `src/pages` answers on which path: `{ '/sobre': 'about' }`. */
export type Routes = Record<string, string>;

/**
 * The module a remote exposes.
 * `loaders` is `import.meta.glob('./pages/…/Page.tsx')`, written out by the bundler.
 * @throws Error naming the path whose folder has no `Page.tsx`.
 */
export function defineRemote(
  name: string,
  routes: Routes,
  loaders: Record<string, PageLoader>,
): RemoteModule {
  const pages = Object.entries(routes).map(([path, folder]) => {
    const loader = loaders[`./pages/${folder}/Page.tsx`];
    if (!loader)
      throw new Error(`${name}: ${path} names src/pages/${folder}, which has no Page.tsx.`);
    return [path, loader] as const;
  });
  return { name, contract: CONTRACT_VERSION, pages: Object.fromEntries(pages) };
}
