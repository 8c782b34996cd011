import { type MountedPage, mountPage, type SiteRouter } from '@site/runtime';
import { reportError } from '../errors/reportError.ts';
import { wrapPage } from '../errors/wrapPage.tsx';
import { applyHead } from './head.ts';
import { applyStylesheets } from './stylesheets.ts';
import { type PageVisit, segmentOf } from './visit.ts';

/** Shows one page at a time inside `<main>`. */
export interface Stage {
  /** Swaps in a page that is ready; the page that the browser loaded is already there. */
  show(visit: PageVisit): void;
}

/**
 * A container is used for one page and never again: the next page's container takes its place,
 * and only then the old root goes, so that React never finds its nodes gone.
 */
export function createStage(main: HTMLElement, router: SiteRouter): Stage {
  let mounted: MountedPage | null = null;
  let shown: PageVisit | null = null;
  return {
    show(visit) {
      if (visit === shown) return;
      shown = visit;
      unmountSoon(mounted);
      if (visit.document) {
        main.replaceChildren(visit.container);
        applyHead(visit.document);
        applyStylesheets(visit.document);
      }
      mounted = visit.Page ? mount(visit, visit.Page, router) : null;
    },
  };
}

/** Not at once: the shell's own root is still rendering, and React forbids it meanwhile. */
function unmountSoon(page: MountedPage | null): void {
  if (page) queueMicrotask(() => page.unmount());
}

function mount(visit: PageVisit, Page: NonNullable<PageVisit['Page']>, router: SiteRouter) {
  const { container, handle, pathname } = visit;
  return mountPage({
    container,
    Page,
    router,
    segment: segmentOf(pathname, handle.page),
    prefix: handle.remote,
    wrap: wrapPage,
    onError: (error) => reportError(error, { where: handle.remote }),
  });
}
