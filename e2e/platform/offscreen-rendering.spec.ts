import type { Page } from '@playwright/test';
import { openFrame } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Notes from now on what the document says is not laid out, and whether it was painted then. */
async function noteMarks(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const noted: [mark: string | undefined, isPainted: boolean][] = [];
    Object.assign(window, { noted });
    new MutationObserver(() => {
      const paints = performance.getEntriesByName('first-contentful-paint');
      noted.push([document.documentElement.dataset.offscreenDeferred, paints.length > 0]);
    }).observe(document, { subtree: true, attributeFilter: ['data-offscreen-deferred'] });
  });
  return () => page.evaluate(() => Reflect.get(window, 'noted'));
}

const marks = (page: Page) => page.locator('[data-offscreen-deferred]');
const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('a page is painted before anything near the screen is laid out, then what is below', async ({
  page,
}) => {
  const noted = await noteMarks(page);
  await page.goto('/canais-manifestacao');
  await expect(marks(page)).toHaveCount(0);
  expect(await noted()).toEqual([
    ['unpainted', false],
    ['', true],
    [undefined, true],
  ]);
  const tall = await height(page);
  await page.reload();
  expect(await noted()).toEqual([]);
  expect(await height(page)).toBe(tall);
});

test('a page that is opened at an anchor is laid out at once', async ({ page }) => {
  const noted = await noteMarks(page);
  await page.goto('/endereco-fiscal#perguntas');
  expect(await noted()).toEqual([]);
  await expect(page.locator('#perguntas')).toBeInViewport();
});

test('a page that is followed to is laid out so, and Back finds its place', async ({ page }) => {
  await openFrame(page, '/endereco-fiscal');
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
