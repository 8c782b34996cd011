import type { PageProps } from '@site/contract/contract.ts';
import { matches, paramOf } from '@site/contract/paths.ts';
import { PageRoot, routerBridge, type SiteRouter } from '@site/runtime';
import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { frameRoute } from '../../shell/src/frame/Frame.tsx';
import { PageHostContext } from '../../shell/src/navigation/PageOutlet.tsx';
import type { LoadedPage } from '../../shell/src/navigation/pageDocument.ts';

/** A page as a client-rendered site finds it: by its path, in a table that the bundle holds. */
export interface ClientPage {
  remote: string;
  path: string;
  load(): Promise<ComponentType<PageProps>>;
}

interface Shown extends Pick<LoadedPage, 'pathname'> {
  page: ClientPage | undefined;
  Page: ComponentType<PageProps> | undefined;
}

/** Renders the shell's own frame and the pages of all remotes in the browser. */
export function renderSite(pages: readonly ClientPage[]): void {
  const find = (pathname: string) => pages.find(({ path }) => matches(path, pathname));
  const load = async (pathname: string): Promise<Shown> => {
    const page = find(pathname);
    return { pathname, page, Page: await page?.load() };
  };
  const router: SiteRouter = createBrowserRouter([
    {
      ...frameRoute,
      loader: ({ request }: { request: Request }) => load(new URL(request.url).pathname),
      HydrateFallback: () => null,
    },
  ]);
  followLinks(router);
  const container = document.getElementById('root');
  if (!container) return;
  createRoot(container).render(
    <PageHostContext value={pageHost(router)}>
      <RouterProvider router={router} />
    </PageHostContext>,
  );
}

function pageHost(router: SiteRouter) {
  let root: Root | undefined;
  let shown = '';
  return {
    show({ pathname }: Pick<LoadedPage, 'pathname'>, main: HTMLElement) {
      const { page, Page }: Partial<Shown> = router.state.loaderData[frameRoute.id] ?? {};
      if (!page || !Page || shown === pathname) return;
      shown = pathname;
      const element = document.createElement('div');
      element.dataset.remote = page.remote;
      main.replaceChildren(element);
      const former = root;
      if (former) queueMicrotask(() => former.unmount());
      root = createRoot(element);
      const param = paramOf(page.path, pathname);
      root.render(<PageRoot bridge={routerBridge(router)} Page={Page} param={param} />);
    },
  };
}

function followLinks(router: SiteRouter): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
    const href = target?.getAttribute('href');
    if (!href) return;
    event.preventDefault();
    void router.navigate(href);
  });
}
