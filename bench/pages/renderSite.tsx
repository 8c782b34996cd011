import type { PageProps } from '@site/contract/contract.ts';
import { matches, paramOf } from '@site/contract/paths.ts';
import { PageRoot, routerBridge, type SiteRouter } from '@site/runtime';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { SafeFrame } from '../../shell/src/frame/Frame.tsx';
import { createSiteRouter } from '../../shell/src/navigation/siteRouter.ts';

/** A page as a client-rendered site finds it: by its path, in a table that the bundle holds. */
export interface ClientPage {
  remote: string;
  path: string;
  load(): Promise<ComponentType<PageProps>>;
}

interface Shown {
  pathname: string;
  page: ClientPage | undefined;
  Page: ComponentType<PageProps> | undefined;
}

/** Renders the shell's own frame and the pages of all remotes in the browser. */
export async function renderSite(pages: readonly ClientPage[]): Promise<void> {
  const load = async (pathname: string): Promise<Shown> => {
    const page = pages.find(({ path }) => matches(path, pathname));
    return { pathname, page, Page: await page?.load() };
  };
  const show = pageHost();
  const router = createSiteRouter({ load, show });
  followLinks(router);
  const container = document.getElementById('root');
  if (!container) return;
  const first = await load(window.location.pathname);
  flushSync(() => createRoot(container).render(<SafeFrame />));
  show(first, router);
}

function pageHost() {
  let root: Root | undefined;
  return ({ pathname, page, Page }: Shown, router: SiteRouter) => {
    if (!page || !Page) return;
    const element = document.createElement('div');
    element.dataset.remote = page.remote;
    document.querySelector('main')?.replaceChildren(element);
    const former = root;
    if (former) queueMicrotask(() => former.unmount());
    root = createRoot(element);
    const param = paramOf(page.path, pathname);
    root.render(<PageRoot bridge={routerBridge(router)} Page={Page} param={param} />);
  };
}

function followLinks(router: SiteRouter): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
    const href = target?.getAttribute('href');
    if (!href) return;
    event.preventDefault();
    router.navigate(href);
  });
}
