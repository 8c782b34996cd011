import type { PageLoader, RemoteModule } from './contract.ts';
import { CONTRACT_VERSION } from './version.ts';

/** A folder of `src/pages`. */
export interface Route {
  folder: string;
  /** The remote that may take the path over: this page answers until that one has its own there. */
  gives?: string | undefined;
}

/** What answers on which path: `{ '/sobre': 'about', '/eventos': { folder: 'events', gives: 'mf-eventos' } }`. */
export type Routes = Record<string, string | Route>;

/** A route in its long form. */
export function routeOf(route: string | Route): Route {
  return typeof route === 'string' ? { folder: route } : route;
}

/** The paths that a remote hands over, each with its next owner. */
export function givenAway(routes: Routes): Record<string, string> {
  const given = Object.entries(routes).flatMap(([path, route]) => {
    const { gives } = routeOf(route);
    return gives ? [[path, gives]] : [];
  });
  return Object.fromEntries(given);
}

/**
 * The module a remote exposes, from `import.meta.glob('./pages/…/Page.tsx')` and that of
 * `./fragments/…/Fragment.tsx`, of which each folder is a fragment.
 * @throws Error naming the path whose folder has no `Page.tsx`.
 */
export function defineRemote(
  name: string,
  routes: Routes,
  loaders: Record<string, PageLoader>,
  fragmentLoaders: Record<string, PageLoader> = {},
): RemoteModule {
  const pages = Object.entries(routes).map(([path, route]) => {
    const { folder } = routeOf(route);
    const loader = loaders[`./pages/${folder}/Page.tsx`];
    if (!loader)
      throw new Error(`${name}: ${path} names src/pages/${folder}, which has no Page.tsx.`);
    return [path, loader] as const;
  });
  const fragments = Object.entries(fragmentLoaders).map(([file, loader]) => [
    file.split('/').at(-2) ?? '',
    loader,
  ]);
  return {
    name,
    contract: CONTRACT_VERSION,
    pages: Object.fromEntries(pages),
    fragments: Object.fromEntries(fragments),
  };
}
