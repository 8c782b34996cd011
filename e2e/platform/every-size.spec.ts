import { layoutProblems } from '../support/layoutProblems.ts';
import { withConsent } from '../support/onPage.ts';
import { ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

/** Sizes of text in pixels, by the screen. Zoomed to 200 %, a screen has half of its pixels. */
const SCREENS = [
  { width: 320, height: 640, sizes: [12, 16, 20, 24] },
  { width: 390, height: 844, sizes: [12, 16, 20, 24] },
  { width: 844, height: 390, sizes: [12, 16, 20, 24] },
  { width: 1366, height: 768, sizes: [12, 16, 20, 24] },
  { width: 422, height: 195, sizes: [16] },
  { width: 683, height: 384, sizes: [16] },
];

test.beforeEach(({ page }) => withConsent(page));

for (const [remote, routes] of Object.entries({ ...ROUTES, shell: ['/busca', '/404', '/503'] })) {
  test(`at every size of text and screen nothing on pages of ${remote} overflows, is cut, overlaps or is smaller than the visitor's size`, async ({
    page,
    consoleMessages,
  }) => {
    test.setTimeout(300_000);
    const found: string[] = [];
    for (const route of routes) {
      await page.goto(route);
      await expect(page.locator('nav[data-hydrated]')).toBeAttached();
      await expect(page.locator('html')).not.toHaveAttribute('data-offscreen-deferred');
      for (const { width, height, sizes } of SCREENS) {
        await page.setViewportSize({ width, height });
        for (const size of sizes) {
          await page.evaluate((pixels) => {
            document.documentElement.style.setProperty('--text-size', `${pixels}px`);
          }, size);
          for (const problem of await layoutProblems(page))
            found.push(`${route} at ${width}x${height}, ${size} px: ${problem}`);
        }
      }
    }
    expect(found).toEqual([]);
    consoleMessages.length = 0; // The browser itself complains about the status 404.
  });
}
