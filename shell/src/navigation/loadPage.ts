import type { PageContainer } from '@site/contract/contract.ts';
import { redirect } from 'react-router-dom';
import { inTime } from '../browser/inTime.ts';
import { inPage } from '../errors/errorContext.ts';
import { reportError } from '../errors/reportError.ts';
import { assertCompatible } from '../federation/sharedPackages.ts';
import { summaryFor } from './manifestSummaries.ts';
import { loadPageModule } from './pageCode.ts';
import { fetchPage, findPage, type LoadedPage, parsePage } from './pageDocument.ts';
import { loadStylesheets, preloadModules, preloadsOf, stylesheetsOf } from './pageHead.ts';

/**
 * Brings a page: its document, and at the same time what its remote needs for any page. As soon as
 * it can be read it is shown; its code follows. A step that fails, or takes over 3 s, hands the address
 * to the browser, which loads the page in the ordinary way; offline it would show its error page, so
 * `stay` ends the navigation instead. `hash` is that of the address: a request has none.
 */
export async function loadPage(
  request: Request,
  hash: string,
  stay: () => void,
): Promise<LoadedPage | Response> {
  const url = new URL(request.url);
  url.hash = hash;
  try {
    const { pathname, page } = await inTime(getReady(url.pathname), url.pathname);
    if (pathname !== url.pathname) return redirect(pathname + url.search + url.hash);
    const { container, element } = findPage(page);
    if (!container) throw new Error(`${pathname} is of a contract that this shell does not know.`);
    assertRuns(container);
    return { pathname, container, element, document: page };
  } catch (error) {
    if (!request.signal.aborted && !navigator.onLine) stay();
    if (request.signal.aborted) throw error;
    console.warn(`Loading ${url.pathname} the ordinary way:`, error);
    loadOrdinarily(url);
    return new Promise(() => {});
  }
}

/** On the way back the address is that of the page already: to assign it again would only scroll. */
function loadOrdinarily(url: URL): void {
  if (url.href === window.location.href) window.location.reload();
  else window.location.assign(url);
}

/** In an old tab a newer page may need another shell than runs here: the ordinary load brings it. */
function assertRuns(container: PageContainer): void {
  try {
    assertCompatible(container.remote, container.requires);
  } catch (error) {
    reportError(error, inPage(container));
    throw error;
  }
}

/**
 * Gets ready what a link points to, so that following it is instant; resolves once document and
 * stylesheets are here, or after 3 s. Never rejects: a visitor who follows the link meets the failure.
 */
export async function prefetchPage(pathname: string): Promise<void> {
  await inTime(getReady(pathname), pathname).catch(() => {});
}

/** Fetches a page's document and stylesheets, and starts whatever the page needs besides. */
async function getReady(asked: string): Promise<{ pathname: string; page: Document }> {
  const summary = summaryFor(asked);
  if (summary) {
    preloadModules(summary.modules);
    loadStylesheets(summary.stylesheets).catch(() => {});
  }
  const fetched = await fetchPage(asked);
  const page = parsePage(fetched);
  const { container } = findPage(page);
  preloadModules(preloadsOf(page));
  if (container) loadPageModule(container).catch(() => {});
  await loadStylesheets(stylesheetsOf(page));
  return { pathname: fetched.pathname, page };
}
