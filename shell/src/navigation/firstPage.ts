import { reportError } from '../errors/reportError.ts';
import { findPage, type LoadedPage } from './loadedPage.ts';
import { loadPageModule } from './remoteModule.ts';

/** The page that the browser loaded: it stands already, only its code is still to come. */
export function firstPage(): LoadedPage {
  return { pathname: window.location.pathname, ...findPage(document), document: null, Page: null };
}

/**
 * Loads the code of the first page. A page whose code does not come stays a readable page.
 * Resolves with nothing where the page has no code of its own (the shell's error pages).
 */
export async function withCode(page: LoadedPage): Promise<LoadedPage | undefined> {
  const { container } = page;
  if (!container || container.remote === 'shell') return undefined;
  const { remote } = container;
  try {
    return { ...page, Page: await loadPageModule(container) };
  } catch (error) {
    reportError(error, { where: remote });
    return undefined;
  }
}
