import type { SiteRouter } from '@site/runtime';
import { startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { OFFSCREEN_DEFERRED, PAGE_PAINTED } from '../browser/marks.ts';
import { withCode } from './firstPage.ts';
import { addCanonical, applyHead } from './head.ts';
import type { LoadedPage } from './loadedPage.ts';
import { mountPage } from './mountPage.tsx';
import { applyStylesheets } from './stylesheets.ts';
import { fallbackToStaticHtml, hideUnhydratedNotice } from './unhydratedPage.ts';

/** Shows one page at a time inside `<main>`. */
export interface PageHost {
  /**
   * Swaps in a page; the page that the browser loaded is already there. It is hydrated once it is
   * painted and its code is here.
   */
  show(page: LoadedPage, main: HTMLElement): void;
  /** Hydrates the page on screen, once its code is here. */
  hydrate(page: LoadedPage): void;
}

/**
 * An element holds one page and never another: the next page's element takes its place, and only
 * then the old root goes, so that React never finds its nodes gone.
 */
export function createPageHost(router: SiteRouter, first: LoadedPage): PageHost {
  let mounted: Root | null = null;
  let shown = first.element;
  addCanonical(first.pathname);
  const hydrate = (page: LoadedPage) => {
    const { Page, container, element } = page;
    if (!Page || !container || shown !== element) return;
    // In slices, like the frame.
    startTransition(() => {
      const onRestored = () => {
        unmountSoon(root);
        if (mounted === root) mounted = null;
        fallbackToStaticHtml(element);
      };
      const root = mountPage(page, container, Page, { router, onRestored });
      mounted = root;
    });
  };
  return {
    hydrate,
    show(page, main) {
      const isOther = page.element !== shown;
      shown = page.element;
      if (isOther) deferOffscreen(router);
      // Also when the frame has recovered from an error: its new `<main>` takes the page back.
      if (!main.contains(page.element)) main.replaceChildren(page.element);
      if (!isOther) return;
      hideUnhydratedNotice();
      unmountSoon(mounted);
      mounted = null;
      if (page.document) {
        applyHead(page.document, page.pathname);
        applyStylesheets(page.document);
      }
      void afterPaint()
        .then(layOutOffscreen)
        .then(() => withCode(page))
        .then((ready) => ready && hydrate(ready));
    },
  };
}

/** Not at once: a root is still rendering, and React forbids it meanwhile. */
function unmountSoon(root: Root | null): void {
  if (root) queueMicrotask(() => root.unmount());
}

/**
 * A page that is about to take another's place is painted like one that is opened, without what is
 * below the screen (see `head/deferOffscreen.ts`), unless one goes back in it or to an anchor: that
 * place is measured.
 */
function deferOffscreen({ state }: SiteRouter): void {
  const { historyAction, location } = state;
  const isNew = historyAction !== 'POP' && !location.hash;
  document.documentElement.toggleAttribute(OFFSCREEN_DEFERRED, isNew);
}

/** The page is painted: what is below the screen is laid out in idle time. */
function layOutOffscreen(): void {
  window.dispatchEvent(new Event(PAGE_PAINTED));
}

/** A tab in the background paints nothing. */
const PAINT_TIMEOUT_MS = 100;

/** Resolves when what was just changed has been painted, or would have been. */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PAINT_TIMEOUT_MS);
  });
}
