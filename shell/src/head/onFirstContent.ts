/**
 * Calls back once the page shows content. A busy machine may paint the background before, which is
 * a paint, too.
 */
export function onFirstContent(act: () => void): void {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    act();
  }).observe({ type: 'paint', buffered: true });
}
