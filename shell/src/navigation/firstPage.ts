import { inPage } from '../errors/errorContext.ts';
import { reportError } from '../errors/reportError.ts';
import { findPage, type LoadedPage } from './loadedPage.ts';
import { SHELL_PAGES } from './pageCode.ts';
import { reloadOnce } from './reloadOnce.ts';
import { loadPageModule } from './remoteModule.ts';
import { IncompatiblePackage } from './sharedPackages.ts';
import { fallbackToStaticHtml } from './unhydratedPage.ts';

/** The page that the browser loaded: it stands already, only its code is still to come. */
export function firstPage(): LoadedPage {
  return { pathname: window.location.pathname, ...findPage(document), document: null, Page: null };
}

/**
 * Loads the code of a page that is shown. Where it does not come, the page is loaded anew once, and
 * else stays a readable page. Resolves with nothing then, and where the page has no code of its own
 * (the shell's error pages).
 */
export async function withCode(page: LoadedPage): Promise<LoadedPage | undefined> {
  const { container, element } = page;
  // By its own word: not all of the shell's pages have an address that a remote could claim.
  const isShells = element.dataset.remote === 'shell';
  if (isShells && !(container && SHELL_PAGES[container.page])) return undefined;
  try {
    if (!container) throw new Error('The page is of a contract that this shell does not know.');
    return { ...page, Page: await loadPageModule(container) };
  } catch (error) {
    const { remote = '', entry = '' } = element.dataset;
    reportError(error, inPage({ remote, entry }));
    if (!element.isConnected) return undefined;
    // Whole pages come with the shell they were composed with: another one would not come.
    const mayHelp = container && !(error instanceof IncompatiblePackage);
    const reloads = mayHelp && (await reloadOnce(entry));
    if (!reloads && element.isConnected) fallbackToStaticHtml(element);
    return undefined;
  }
}
