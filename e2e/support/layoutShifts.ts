import type { Page } from '@playwright/test';

/**
 * Sums up the layout shifts of each document from now on, as browsers count them: 0 is none. Left out are shifts
 * by the visitor's input, and pages whose code comes after 3 s: until then they look as without scripts.
 *
 * Where the first screen has a row that wraps, expect less than 0.01 for the load, not 0: if the parser
 * pauses in the row, its last item moves (0.003 in 1 of 480 visits of `/` at 1280 px).
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    let isLate = false;
    const lateness = new MutationObserver(() => {
      isLate = true;
    });
    lateness.observe(document, { attributeFilter: ['data-static'], subtree: true });
    const add = (shifts: PerformanceEntryList) => {
      for (const shift of shifts)
        if (!isLate && !Object(shift).hadRecentInput) sum += Number(Object(shift).value);
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const layoutShift = () => {
      add(observer.takeRecords());
      return sum;
    };
    Object.assign(window, { layoutShift });
  });
  return () => page.evaluate<number>('layoutShift()');
}
