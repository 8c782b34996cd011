import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectSoon } from '../support/expectSoon.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

/** How far things moved while the page loaded, as browsers count it; 0 is nothing at all. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries().filter((entry) => !Object(entry).hadRecentInput);
          resolve(shifts.reduce((sum, entry) => sum + Number(Object(entry).value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Observers stay silent where nothing moved.
        requestAnimationFrame(() => setTimeout(() => resolve(0)));
      }),
  );

/** The rules of axe that another size and other colours can break. */
const LAYOUT_RULES = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

for (const [remote, routes] of Object.entries(ROUTES)) {
  test(`on a phone, before any choice, axe finds nothing, nothing shifts and no third party is asked on pages of ${remote}; nor at 320 px with the largest text in high contrast`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL) foreign.push(request.url());
    });
    for (const route of routes) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(route);
      await untilHydrated(page);
      // The font comes after the first paint, in which other letters stand as wide as its own.
      expect(await layoutShift(page), `layout shift of ${route}`).toBeLessThan(0.01);
      await expectAccessible(page);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(page.locator('iframe'), route).toHaveCount(0);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.evaluate(() => {
        document.documentElement.style.setProperty('--text-size', '24px');
        document.documentElement.dataset.contrast = 'high';
      });
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      const message = `${route} at 320 px with the largest text`;
      await expectSoon(width, { message }).toBeLessThanOrEqual(320);
      await expectAccessible(page, 'main', LAYOUT_RULES);
    }
    expect(foreign).toEqual([]);
  });
}
