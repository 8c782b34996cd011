import { inTime } from '@site/site/inTime.ts';
import { listedModules, preloadModules } from '../browser/modules.ts';
import { inPage, reportError } from '../errors/reportError.ts';
import { assertCompatible } from '../federation/sharedPackages.ts';
import { summaryFor } from './manifestSummaries.ts';
import { loadPageModule } from './pageCode.ts';
import { fetchPage, findPage, type LoadedPage } from './pageDocument.ts';
import { loadStylesheets, stylesheetsOf } from './pageHead.ts';

/** Brings a page to read; its code follows. Rejects on a failure or after 3 s: then the browser loads the page. */
export async function loadPage(asked: string): Promise<LoadedPage> {
  const { pathname, page } = await inTime(getReady(asked), asked);
  const { container, element } = findPage(page);
  if (!container) throw new Error(`${pathname} is of a contract that this shell does not know.`);
  // In an old tab a newer page may need another shell than runs here: the ordinary load brings it.
  try {
    assertCompatible(container.remote, container.requires);
  } catch (error) {
    reportError(error, inPage(element.dataset));
    throw error;
  }
  return { pathname, container, element, document: page };
}

/** Gets ready what a link points to; resolves once it is here, or after 3 s. Never rejects. */
export async function prefetchPage(pathname: string): Promise<void> {
  await inTime(getReady(pathname), pathname).catch(() => {});
}

async function getReady(asked: string): Promise<{ pathname: string; page: Document }> {
  const summary = summaryFor(asked);
  if (summary) {
    preloadModules(summary.modules);
    loadStylesheets(summary.stylesheets).catch(() => {});
  }
  const { pathname, html } = await fetchPage(asked);
  // Anew for each visit: its nodes move into the page.
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { container } = findPage(page);
  preloadModules(listedModules(page).flat());
  if (container) loadPageModule(container).catch(() => {});
  await loadStylesheets(stylesheetsOf(page));
  return { pathname, page };
}
