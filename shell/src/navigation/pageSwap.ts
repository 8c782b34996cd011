const REDUCED = '(prefers-reduced-motion: reduce)';

/** A page that takes longer to appear than anybody should look at a picture of the one before. */
const PATIENCE_MS = 500;

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
      setTimeout(end, PATIENCE_MS);
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

/** Resolves when what was just changed has been painted; soon after in a tab that paints nothing. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
}
