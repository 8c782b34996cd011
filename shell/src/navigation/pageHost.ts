import type { PageProps } from '@site/contract/contract.ts';
import { paramOf } from '@site/contract/paths.ts';
import { applyFont } from '@site/design/styles/siteFont.ts';
import type { SiteRouter } from '@site/runtime';
import { ANSWER_TIMEOUT_MS } from '@site/site/inTime.ts';
import { type ComponentType, startTransition } from 'react';
import { leaveFor } from '../browser/leaveFor.ts';
import { mainElement } from '../browser/marks.ts';
import { reloadOnce } from '../errors/reloadOnce.ts';
import { inPage, inShell, reportError } from '../errors/reportError.ts';
import { fallbackToStaticHtml, hideNotice, restoreFromStatic } from '../errors/unhydratedPage.ts';
import { IncompatiblePackage } from '../federation/sharedPackages.ts';
import { layOutRest } from '../head/deferOffscreen.ts';
import { hydratePart } from './hydratePart.tsx';
import { loadPageModule, SHELL_PAGES } from './pageCode.ts';
import type { LoadedPage } from './pageDocument.ts';
import { applyHead, applyStylesheets } from './pageHead.ts';

/** Shows one page at a time inside `<main>`. Its element goes first, then its root: React needs the nodes. */
export function createPageHost(first: LoadedPage) {
  let shown = first.element;
  let visit = new AbortController();
  /** Takes all roots of the page away. */
  const leave = () => {
    visit.abort();
    visit = new AbortController();
  };
  /** Few pages have fragments: the code that hydrates them comes with the first. */
  const startFragments = (router: SiteRouter) => {
    const page = shown;
    const { signal } = visit;
    if (!page.querySelector('[data-fragment]')) return;
    import('./fragments.tsx')
      .then(({ hydrateFragments }) => hydrateFragments(page, router, signal))
      .catch((error) => reportError(error, inShell));
  };
  const hydrate = async (page: LoadedPage, router: SiteRouter) => {
    const { container, element } = page;
    const Page = await codeOf(page);
    if (shown !== element) return;
    startFragments(router);
    if (!Page || !container) return;
    restoreFromStatic(element);
    const { signal } = visit;
    startTransition(() => {
      hydratePart({
        element: element.querySelector<HTMLElement>('[data-shell-code]') ?? element,
        Page,
        router,
        signal,
        param: paramOf(container.page, page.pathname),
        prefix: container.remote,
        hasFallback: true,
        onError: (error) => reportError(error, inPage(element.dataset)),
        onRestored() {
          fallbackToStaticHtml(element, leaveFor);
          if (signal.aborted) return;
          // The restored HTML has other elements.
          leave();
          startFragments(router);
        },
      });
    });
  };
  /** Puts the page on screen into `<main>`, which may be new: the frame has recovered from an error. */
  const fill = (main: HTMLElement | null) => {
    if (!main?.contains(shown)) main?.replaceChildren(shown);
  };
  return {
    hydrate,
    fill,
    /** Replaces the page on screen; the new page is hydrated once it is painted and its code is here. */
    show(page: LoadedPage, router: SiteRouter) {
      shown = page.element;
      applyFont();
      fill(mainElement());
      hideNotice();
      leave();
      if (page.document) {
        applyHead(page.document);
        applyStylesheets(page.document);
      }
      void afterPaint()
        .then(layOutRest)
        .then(() => hydrate(page, router));
    },
  };
}

/**
 * Loads the code of the page on screen. After a failure the page is reloaded once; where that cannot help, and after
 * 3 s, it is static HTML. Resolves with `undefined` on failure, and for the shell's error pages, which have no code.
 */
async function codeOf(page: LoadedPage): Promise<ComponentType<PageProps> | undefined> {
  const { container, element } = page;
  // From the attribute: not all of the shell's pages have an address that a remote could claim.
  const isShells = element.dataset.remote === 'shell';
  if (isShells && !(container && SHELL_PAGES[container.page])) return undefined;
  const toStatic = () => element.isConnected && fallbackToStaticHtml(element, leaveFor);
  const late = setTimeout(toStatic, ANSWER_TIMEOUT_MS);
  try {
    if (!container) throw new Error('The page is of a contract that this shell does not know.');
    return await loadPageModule(container);
  } catch (error) {
    const { entry = '' } = element.dataset;
    reportError(error, inPage(element.dataset));
    if (!element.isConnected) return undefined;
    // Unknown contract, incompatible package: a reload brings the same page with the same shell, so it is not tried.
    const mayHelp = container && !(error instanceof IncompatiblePackage);
    const reloads = mayHelp && (await reloadOnce(entry));
    if (!reloads) toStatic();
    return undefined;
  } finally {
    clearTimeout(late);
  }
}

/** Resolves after the next paint; in a hidden tab once the tab is shown. */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
