import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
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

for (const [remote, routes] of Object.entries(ROUTES)) {
  test(`axe finds nothing, nothing shifts and no third party is asked on any page of ${remote}, on a phone, before any choice`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 390, height: 844 });
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL) foreign.push(request.url());
    });
    for (const route of routes) {
      await page.goto(route);
      await untilHydrated(page);
      expect(await layoutShift(page), `layout shift of ${route}`).toBeLessThan(0.001);
      await expectAccessible(page);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(page.locator('iframe'), route).toHaveCount(0);
    }
    expect(foreign).toEqual([]);
  });

  test(`at 320 px with the largest text nothing of ${remote} is wider than the screen`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript(() => {
      localStorage.setItem(
        'accessibility_preferences',
        JSON.stringify({ textSize: 24, isHighContrast: false }),
      );
    });
    for (const route of routes) {
      await page.goto(route);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, route).toBeLessThanOrEqual(320);
    }
  });
}
