import type { SiteRouter } from '@site/runtime';
import { OFFSCREEN_DEFERRED, PAGE_PAINTED } from '../browser/marks.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** How long at most the picture of the page before stands in for the next one. */
const VIEW_TRANSITION_TIMEOUT_MS = 500;

let finish = () => {};

/**
 * Begins a view transition where the browser has them and the visitor wants motion: resolves once
 * the browser has its picture of the page that leaves. From then on the screen stands still until
 * `endSwap`, so everything the new page needs must be here. The new page fades in on top of it;
 * it is hydrated, focused and tapped meanwhile like any page.
 */
export function beginSwap(signal: AbortSignal): Promise<void> {
  if (!('startViewTransition' in document) || window.matchMedia(REDUCED).matches) {
    return Promise.resolve();
  }
  finish();
  return new Promise((resolve) => {
    const { promise: swapped, resolve: end } = Promise.withResolvers<void>();
    finish = end;
    signal.addEventListener('abort', () => end());
    const { ready } = document.startViewTransition(() => {
      resolve();
      setTimeout(end, VIEW_TRANSITION_TIMEOUT_MS);
      return swapped;
    });
    // Skipped, as in a hidden tab or when the next one begins: the new page is there at once.
    ready.catch(() => {});
  });
}

/** The new page stands in its place. */
export function endSwap(): void {
  finish();
}

/**
 * A page that is about to take another's place is painted like one that is opened, without what is
 * below the screen (see `head/deferOffscreen.ts`), unless one goes back in it or to an anchor: that
 * place is measured.
 */
export function deferOffscreen({ state }: SiteRouter): void {
  const { historyAction, location } = state;
  const isNew = historyAction !== 'POP' && !location.hash;
  document.documentElement.toggleAttribute(OFFSCREEN_DEFERRED, isNew);
}

/** The page is painted: what is below the screen is laid out in idle time. */
export function layOutOffscreen(): void {
  window.dispatchEvent(new Event(PAGE_PAINTED));
}

/** Resolves when what was just changed has been painted; soon after in a tab that paints nothing. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
}
