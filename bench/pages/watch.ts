/** Runs in the page before the page's own code: notes the browser's measurements. */
export function watchPage(): void {
  const seen = { fcp: 0, lcp: 0, cls: 0, tbt: 0, working: 0 };
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    seen.fcp = startTime;
    watchWorking();
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch('layout-shift', (entry) => {
    if (!Object(entry).hadRecentInput) seen.cls += Number(Object(entry).value);
  });
  watch('longtask', ({ duration, startTime }) => {
    if (seen.fcp > 0 && startTime > seen.fcp) seen.tbt += Math.max(0, duration - 50);
  });
  const isHydrated = (node: Element | null | undefined) =>
    Object.keys(node ?? {}).some((key) => key.startsWith('__react'));
  // Only after the first paint: the checks take time of the phone, and no page works before it is painted.
  function watchWorking(): void {
    const timer = setInterval(() => {
      const isWorking =
        document.querySelector('nav[data-hydrated]') !== null &&
        isHydrated(document.querySelector('.site-footer')) &&
        // A list that is still on its way is no page that works.
        document.querySelector('main [aria-busy=true]') === null &&
        isHydrated(document.querySelector('[data-remote]')?.firstElementChild);
      if (!isWorking) return;
      seen.working = performance.now();
      clearInterval(timer);
    }, 20);
  }
  Object.assign(window, { seen });
}
