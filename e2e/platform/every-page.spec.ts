import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectSoon } from '../support/expectSoon.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { lostTexts, translate, useControls } from '../support/translated.ts';

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

/**
 * Translates the page, then uses every control of page and frame twice. Other sites are not reached, and
 * nothing is kept for the next page.
 */
async function expectTranslated(page: Page): Promise<void> {
  await page.evaluate(translate);
  const lost: string[] = await page.evaluate(`(${useControls})(${lostTexts})`);
  expect(lost, `texts lost on ${page.url()}`).toEqual([]);
  await page.evaluate(() => localStorage.clear());
}

/** The rules of axe that another size and other colours can break. */
const LAYOUT_RULES = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

for (const [remote, routes] of Object.entries(ROUTES)) {
  test(`on a phone, before any choice, axe finds nothing, nothing shifts and no third party is asked on pages of ${remote}; nor at 320 px with the largest text in high contrast; translated, every control of page and frame works twice`, async ({
    page,
    consoleMessages,
  }) => {
    test.setTimeout(240_000);
    const foreign: string[] = [];
    // What an embed of another site says while it is not reached, and what stands in its frame.
    const isForeign = (message: string) => /net::ERR_FAILED|SecurityError/.test(message);
    await page.route(/^https:/, (route) => {
      foreign.push(route.request().url());
      return route.abort();
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
      expect(foreign, route).toEqual([]);
      expect(consoleMessages, route).toEqual([]);
      await expectTranslated(page);
      foreign.splice(0);
      expect(consoleMessages.splice(0).filter((message) => !isForeign(message))).toEqual([]);
    }
  });
}
