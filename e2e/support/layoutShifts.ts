import type { Page } from '@playwright/test';

/** Sums up the layout shifts from now on that no input of the visitor explains. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const shifts: unknown = Reflect.get(window, 'layoutShifts');
      return Array.isArray(shifts) ? shifts.reduce((sum, value) => sum + Number(value), 0) : NaN;
    });
}
