import { reportError } from '../errors/reportError.ts';
import { loadPageModule } from './remoteModule.ts';
import { findPage, type PageVisit } from './visit.ts';

/** The page that the browser loaded: it stands already, only its code is still to come. */
export function firstVisit(): PageVisit {
  const { container, handle } = findPage(document);
  return { pathname: window.location.pathname, handle, container, document: null, Page: null };
}

/**
 * Loads the code of the first page. A page whose code does not come stays a readable page.
 * Resolves with nothing where the page has no code of its own (the shell's error pages).
 */
export async function withCode(visit: PageVisit): Promise<PageVisit | undefined> {
  if (visit.handle.remote === 'shell') return undefined;
  try {
    return { ...visit, Page: await loadPageModule(visit.handle) };
  } catch (error) {
    reportError(error, { where: visit.handle.remote });
    return undefined;
  }
}
