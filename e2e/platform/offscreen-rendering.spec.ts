import type { Page } from '@playwright/test';
import { holdScripts } from '../support/hold.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Notes whether the document was first laid out without what is below the screen. */
async function noteDeferral(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, {
        wasDeferred: 'offscreenDeferred' in document.documentElement.dataset,
      });
    });
  });
}

const wasDeferred = (page: Page) => page.evaluate(() => Reflect.get(window, 'wasDeferred'));
const marks = (page: Page) => page.locator('[data-offscreen-deferred]');
const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('a page is laid out below the screen after the paint', async ({ page }) => {
  await holdScripts(page);
  await noteDeferral(page);
  await page.goto('/canais-manifestacao');
  expect(await wasDeferred(page)).toBe(true);
  await expect(marks(page)).toHaveCount(0);
  const tall = await height(page);
  await page.reload();
  expect(await wasDeferred(page)).toBe(false);
  expect(await height(page)).toBe(tall);
});

test('a page is painted before anything near the screen is laid out, too', async ({ page }) => {
  await page.addInitScript(() => {
    const noted: [mark: string | undefined, isPainted: boolean][] = [];
    Object.assign(window, { noted });
    new MutationObserver(() => {
      const paints = performance.getEntriesByName('first-contentful-paint');
      noted.push([document.documentElement.dataset.offscreenDeferred, paints.length > 0]);
    }).observe(document, { subtree: true, attributeFilter: ['data-offscreen-deferred'] });
  });
  await page.goto('/canais-manifestacao');
  await expect(marks(page)).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'noted'))).toEqual([
    ['unpainted', false],
    ['', true],
    [undefined, true],
  ]);
});

test('a page that is opened at an anchor is laid out at once', async ({ page }) => {
  await noteDeferral(page);
  await page.goto('/endereco-fiscal#perguntas');
  expect(await wasDeferred(page)).toBe(false);
  await expect(page.locator('#perguntas')).toBeInViewport();
});

test('a page that is followed to is laid out so, and Back finds its place', async ({ page }) => {
  await page.goto('/endereco-fiscal');
  await expect(page.locator('nav[data-hydrated]')).toBeAttached();
  await expect(marks(page)).toHaveCount(0);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Quadro de Empregos' });
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(marks(page)).toHaveCount(0);
  const tall = await height(page);
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await page.goto('/vagas');
  await expect(page.locator('[data-remote][data-hydrated]')).toBeAttached();
  await expect(marks(page)).toHaveCount(0);
  expect(await height(page)).toBe(tall);
});
