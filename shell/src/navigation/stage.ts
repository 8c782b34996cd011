import type { SiteRouter } from '@site/runtime';
import type { Root } from 'react-dom/client';
import { applyHead } from './head.ts';
import { mountPage } from './mountPage.tsx';
import { applyStylesheets } from './stylesheets.ts';
import type { PageVisit } from './visit.ts';

/** Shows one page at a time inside `<main>`. */
export interface Stage {
  /** Swaps in a page that is ready; the page that the browser loaded is already there. */
  show(visit: PageVisit, main: HTMLElement): void;
  /** Brings the page on screen to life, once its code is here. */
  animate(visit: PageVisit): void;
}

/**
 * A container is used for one page and never again: the next page's container takes its place,
 * and only then the old root goes, so that React never finds its nodes gone.
 */
export function createStage(router: SiteRouter, first: PageVisit): Stage {
  let mounted: Root | null = null;
  let shown = first.container;
  const animate = (visit: PageVisit) => {
    if (visit.Page && shown === visit.container) mounted = mountPage(visit, visit.Page, router);
  };
  return {
    animate,
    show(visit, main) {
      const isOther = visit.container !== shown;
      shown = visit.container;
      // Also when the frame has recovered from an error: its new `<main>` takes the page back.
      if (!main.contains(visit.container)) main.replaceChildren(visit.container);
      if (!isOther) return;
      unmountSoon(mounted);
      mounted = null;
      if (visit.document) {
        applyHead(visit.document);
        applyStylesheets(visit.document);
      }
      animate(visit);
    },
  };
}

/** Not at once: the shell's own root is still rendering, and React forbids it meanwhile. */
function unmountSoon(page: Root | null): void {
  if (page) queueMicrotask(() => page.unmount());
}
