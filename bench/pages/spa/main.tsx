import type { PageModule } from '@site/contract/contract.ts';
import { type Routes, routeOf } from '@site/contract/defineRemote.ts';
import { type ClientPage, renderSite } from '../renderSite.tsx';

const modules = import.meta.glob<PageModule>('../../../mf-*/src/pages/*/Page.tsx', { eager: true });
const routes = import.meta.glob<Routes>('../../../mf-*/src/routes.ts', {
  eager: true,
  import: 'routes',
});

/** Everything of every remote in one bundle. */
const pages = Object.entries(routes).flatMap(([file, table]): ClientPage[] => {
  const remote = /mf-[a-z]+/.exec(file)?.[0] ?? '';
  return Object.entries(table).flatMap(([path, route]) => {
    const module = modules[`../../../${remote}/src/pages/${routeOf(route).folder}/Page.tsx`];
    return module ? [{ remote, path, load: async () => module.default }] : [];
  });
});

void renderSite(pages);
