import type { PageContainer } from '@site/contract/contract.ts';
import { redirect } from 'react-router-dom';
import { inPage } from '../errors/errorContext.ts';
import { reportError } from '../errors/reportError.ts';
import { preloadModules, preloadsOf } from './head.ts';
import { findPage, type LoadedPage } from './loadedPage.ts';
import { announcedPage } from './manifestCache.ts';
import { fetchPage, parsePage } from './pageDocument.ts';
import { noteReload } from './reloadOnce.ts';
import { loadPageModule } from './remoteModule.ts';
import { loadStylesheets } from './stylesheets.ts';

/**
 * Brings a page: its document and its module at the same time, then its stylesheets.
 * A step that fails hands the address to the browser, which loads the page in the ordinary way.
 */
export async function loadPage({ request }: { request: Request }): Promise<LoadedPage | Response> {
  const url = new URL(request.url);
  try {
    const [fetched] = await Promise.all([fetchPage(url.pathname), startModule(url.pathname)]);
    if (fetched.pathname !== url.pathname)
      return redirect(fetched.pathname + url.search + url.hash);
    return await prepare(url.pathname, parsePage(fetched));
  } catch (error) {
    if (request.signal.aborted) throw error;
    console.warn(`Loading ${url.pathname} the ordinary way:`, error);
    window.location.assign(url);
    return new Promise(() => {});
  }
}

/** Gets ready what a link points to, so that following it is instant; failures are for later. */
export function prefetchPage(pathname: string): void {
  Promise.all([fetchPage(pathname), startModule(pathname)])
    .then(([fetched]) => {
      const page = parsePage(fetched);
      preloadModules(preloadsOf(page));
      const { container } = findPage(page);
      return container && loadPageModule(container);
    })
    .catch(() => {});
}

async function prepare(pathname: string, page: Document): Promise<LoadedPage> {
  const { container, element } = findPage(page);
  if (!container) throw new Error(`${pathname} is of a contract that this shell does not know.`);
  preloadModules(preloadsOf(page));
  const [Page] = await Promise.all([loadCode(container), loadStylesheets(page)]);
  return { pathname, container, element, document: page, Page };
}

/** Code that does not come is reported, and the ordinary load is the one that is tried for it. */
async function loadCode(container: PageContainer) {
  try {
    return await loadPageModule(container);
  } catch (error) {
    reportError(error, inPage(container));
    noteReload(container.entry);
    throw error;
  }
}

/** Starts the module that the manifests name; the document decides whether it is the right one. */
async function startModule(pathname: string): Promise<void> {
  const announced = await announcedPage(pathname);
  if (!announced) return;
  preloadModules(announced.preload);
  loadPageModule(announced).catch(() => {});
}
