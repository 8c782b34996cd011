import 'virtual:styles';
import { parts } from 'virtual:pages';
import type { PageModule } from '@site/contract/contract.ts';
import { matches, paramOf } from '@site/contract/paths.ts';
import { PageRoot, routerBridge, type SiteRouter } from '@site/runtime';
import { lazy, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Frame } from '../../shell/src/frame/Frame.tsx';
import { createSiteRouter } from '../../shell/src/navigation/siteRouter.ts';
import { Places } from './Fragment.tsx';

/** A page or fragment as a client-rendered site finds it: by its path, in a table that the bundle holds. */
export interface ClientPart {
  remote: string;
  kind: 'pages' | 'fragments';
  path: string;
  /** Empty where the host's own styles are the page's, too. */
  stylesheet: string;
  load(): Promise<PageModule>;
}

const places = Object.fromEntries(
  parts
    .filter(({ kind }) => kind === 'fragments')
    .map((part) => {
      const Part = lazy(() => loadPart(part));
      const shown = (
        <Suspense key={part.path}>
          <div data-remote={part.remote} data-fragment="">
            <Part param="" />
          </div>
        </Suspense>
      );
      return [part.path, shown];
    }),
);

// Renders the shell's own frame and the pages of all remotes in the browser.
const show = pageHost();
const router = createSiteRouter({ load, show });
document.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
  const href = target?.getAttribute('href');
  if (!href) return;
  event.preventDefault();
  router.navigate(href);
});
const first = await load(window.location.pathname);
const container = document.getElementById('root');
if (container) flushSync(() => createRoot(container).render(<Frame />));
show(first, router);

async function load(pathname: string) {
  const page = parts.find(({ kind, path }) => kind === 'pages' && matches(path, pathname));
  return { pathname, page, Page: page && (await loadPart(page)).default };
}

function loadPart({ stylesheet, load }: ClientPart): Promise<PageModule> {
  // As in the usual federation: the page does not wait for its stylesheet.
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: stylesheet,
  });
  if (stylesheet && !document.querySelector(`link[href="${stylesheet}"]`))
    document.head.append(link);
  return load();
}

function pageHost() {
  let root: Root | undefined;
  return ({ pathname, page, Page }: Awaited<ReturnType<typeof load>>, router: SiteRouter) => {
    if (!page || !Page) return;
    const element = document.createElement('div');
    element.dataset.remote = page.remote;
    document.querySelector('main')?.replaceChildren(element);
    const former = root;
    if (former) queueMicrotask(() => former.unmount());
    root = createRoot(element);
    const param = paramOf(page.path, pathname);
    root.render(
      <Places value={places}>
        <PageRoot bridge={routerBridge(router)} Page={Page} param={param} />
      </Places>,
    );
  };
}
