import type { Page, Response } from '@playwright/test';
import { holdScripts } from '../support/hold.ts';
import { isHydrated } from '../support/hydrated.ts';
import { watchLayoutShifts } from '../support/layoutShifts.ts';
import { footerLink } from '../support/onPage.ts';
import { expect, test } from '../support/test.ts';
import { hasFont, untilFont } from '../support/untilFont.ts';

/** Sizes of text with widths of screens: phones, and those from the breakpoint of 768 px on. */
const LETTERS = [
  [16, 390],
  [16, 1440],
  [24, 360],
  [24, 768],
] as const;

test('the font is asked for once, when the page works', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await untilPainted(page);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(fonts).toEqual([]);
  releaseScripts();
  await untilFont(page);
  expect(await isHydrated(page)).toBe(true);
  expect(fonts).toHaveLength(1);
});

test('a font that would move the screen is in force from the next page on', async ({ page }) => {
  // In the letters of the system this page's paragraph takes a line more.
  await page.setViewportSize({ width: 390, height: 844 });
  const shifted = await watchLayoutShifts(page);
  const open = async (load: () => Promise<unknown>) => {
    const font = page.waitForResponse('**/*.woff2');
    await load();
    await untilLetters(page, font);
    expect(await page.evaluate(hasFont)).toBe(false);
    expect(await shifted()).toBeLessThan(0.01);
  };
  await open(() => page.goto('/politica-privacidade'));
  await open(() => page.reload());
  await footerLink(page, 'Sobre').click();
  await expect(page).toHaveURL(/\/sobre$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Uma associação');
  expect(await page.evaluate(hasFont)).toBe(true);
  expect(await shifted()).toBeLessThan(0.01);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page stands in the same font', async ({ page }) => {
    const font = page.waitForRequest(/\.woff2$/);
    await page.goto('/sobre');
    expect((await (await font).response())?.status()).toBe(200);
  });
});

test('a font that comes late moves nothing, in large text too', async ({ page }) => {
  test.slow();
  const shifted = await watchLayoutShifts(page);
  for (const path of ['/', '/vagas']) {
    for (const [size, width] of LETTERS) {
      const font = page.waitForResponse('**/*.woff2');
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript((textSize) => {
        const preferences = { textSize, isHighContrast: false };
        localStorage.setItem('accessibility_preferences', JSON.stringify(preferences));
      }, size);
      await page.goto(path, { waitUntil: 'commit' });
      await untilLetters(page, font);
      await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
      expect(await shifted(), `${path} at ${width} px in ${size} px text`).toBeLessThan(0.01);
    }
  }
});

test('what a wide screen shows stays while the rest comes', async ({ page }) => {
  test.slow();
  await holdScripts(page);
  await page.route('**/vazia', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const shifted = await watchLayoutShifts(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/', '/vagas', '/endereco-fiscal']) {
    const html = await (await page.request.get(path)).text();
    const [start, end] = [html.indexOf('<main'), html.indexOf('</main>')];
    for (const share of [0.1, 0.6]) {
      const cut = Math.round(start + (end - start) * share);
      await page.goto('/vazia');
      // The parser waits for the rest, as on a slow line.
      const write = (part: string) => page.evaluate((text) => document.write(text), part);
      await write(html.slice(0, cut));
      await untilPainted(page);
      await write(html.slice(cut));
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await shifted(), `${path}, of which ${share} was there`).toBeLessThan(0.01);
    }
  }
});

/** Waits until the font is here, and in force if it moves nothing. */
async function untilLetters(page: Page, font: Promise<Response>): Promise<void> {
  await (await font).finished();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

async function untilPainted(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
}
