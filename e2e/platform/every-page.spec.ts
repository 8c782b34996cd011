import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectSoon } from '../support/expectSoon.ts';
import { openFrame, openPage } from '../support/hydrated.ts';
import { layoutProblems } from '../support/layoutProblems.ts';
import { watchLayoutShifts } from '../support/layoutShifts.ts';
import { boxOf, overlap, withConsent } from '../support/onPage.ts';
import { expectInOtherMedia } from '../support/otherMedia.ts';
import { readerView } from '../support/readerView.ts';
import { ALL_ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { lostTexts, translate, useControls } from '../support/translated.ts';

/** Sizes of text in pixels, by the screen. Zoomed to 200 %, a screen has half of its pixels. */
const SCREENS = [
  { width: 320, height: 640, sizes: [12, 16, 20, 24] },
  { width: 390, height: 844, sizes: [12, 16, 20, 24] },
  { width: 844, height: 390, sizes: [12, 16, 20, 24] },
  { width: 1366, height: 768, sizes: [12, 16, 20, 24] },
  { width: 422, height: 195, sizes: [16] },
  { width: 683, height: 384, sizes: [16] },
];

/** What overflows, is cut, overlaps or is smaller than the visitor's size, at every screen and size of text. */
async function problemsAtSizes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { width, height, sizes } of SCREENS) {
    await page.setViewportSize({ width, height });
    for (const problem of await layoutProblems(page, sizes))
      found.push(`${page.url()} at ${width}x${height}, ${problem}`);
  }
  return found;
}

/** Width and height of screens, and how high the cookie banner may be there. */
const BANNERS = [
  [360, 640, 120],
  [768, 1024, 72],
  [1366, 768, 72],
] as const;

async function expectSlimBanner(page: Page): Promise<void> {
  const banner = page.getByRole('region', { name: 'Cookies e privacidade' });
  for (const [width, height, limit] of BANNERS) {
    await page.setViewportSize({ width, height });
    const place = `${width}x${height}`;
    const covered = async () => (await banner.boundingBox())?.height;
    await expectSoon(covered, { message: place }).toBeLessThanOrEqual(limit);
    const actions = page.locator('main :is(a, button, summary)').filter({ visible: true });
    if ((await actions.count()) > 0)
      expect(await overlap(banner, actions.first()), `the first action at ${place}`).toBe(false);
  }
}

/** The rules of axe that another size and other colours can break. */
const LAYOUT_RULES = ['color-contrast-enhanced', 'target-size', 'scrollable-region-focusable'];

// A page of its own for each: what the former one still asks for would count on the next.
for (const path of ALL_ROUTES) {
  test(`${path} is accessible and whole for every reader`, async ({ page, consoleMessages }) => {
    const foreign: string[] = [];
    await page.route(/^https:/, (route) => {
      foreign.push(route.request().url());
      return route.abort();
    });
    const layoutShift = await watchLayoutShifts(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, path);
    await expectAccessible(page);
    expect((await readerView(page))?.foreign ?? [], 'in the reader view').toEqual([]);
    // The font comes after the first paint, in which other letters stand as wide as its own.
    expect(await layoutShift()).toBeLessThan(0.01);
    await expectSlimBanner(page);
    await page.setViewportSize({ width: 2560, height: 1900 });
    const { bottom } = await boxOf(page.getByRole('contentinfo'));
    expect(bottom, 'no short page ends in the middle').toBeGreaterThanOrEqual(1900);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectInOtherMedia(page);
    expect(await problemsAtSizes(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => {
      document.documentElement.style.setProperty('--text-size', '24px');
      document.documentElement.dataset.contrast = 'high';
    });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expectSoon(width, { message: 'at 320 px in the largest text' }).toBeLessThanOrEqual(320);
    await expectAccessible(page, 'main', LAYOUT_RULES);
    expect(foreign).toEqual([]);
    expect(consoleMessages).toEqual([]);

    await page.evaluate(translate);
    const lost: string[] = await page.evaluate(
      `(${useControls})(${lostTexts}, '${path === '/' ? 'body' : 'main'}')`,
    );
    expect(lost, 'texts that are lost').toEqual([]);
    // What the browser shows in the frame of an embed that is not reached.
    const isForeign = (message: string) => message.includes('SecurityError');
    expect(consoleMessages.splice(0).filter((message) => !isForeign(message))).toEqual([]);
  });
}

test("the shell's pages are whole at every size", async ({ page, consoleMessages }) => {
  await withConsent(page);
  for (const route of ['/busca', '/400', '/404', '/503']) {
    await openFrame(page, route);
    expect(await problemsAtSizes(page)).toEqual([]);
  }
  consoleMessages.length = 0; // The browser itself complains about the status 404.
});

test('the dot of the slide in view is told apart in forced colours', async ({ page }) => {
  await withConsent(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, '/endereco-fiscal');
  // Where the system's colours take the place of its own, a ground is that of the page.
  const isFilled = await page.locator('main button[aria-current] > span').evaluateAll((dots) => {
    const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;
    const page = groundOf(document.body);
    return dots.map(groundOf).map((ground) => ground !== page && !/, 0\)$/.test(ground));
  });
  expect(isFilled).toEqual([true, false, false]);
});
