import { test as base, expect as baseExpect, type Page } from '@playwright/test';
import { expectSoon } from '../support/expectSoon.ts';
import { expect, test } from '../support/test.ts';
import { CAROUSEL_CODE, controls, expectPhoto, galleryOf, openGallery } from './gallery.ts';

/** Sum of all layout shifts of a page so far. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without any shift the observer is never called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

for (const path of ['/aluguel-auditorio', '/aluguel-podcast', '/aluguel-salas-comerciais']) {
  test(`on a slow phone the first screen of ${path} is painted before any carousel code is asked for`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const painted = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(Math.max(...list.getEntries().map(({ startTime }) => startTime))),
          ).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    await openGallery(page);
    const requested = await page.evaluate(
      (name) =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry.name.includes(name))
          .map(({ startTime }) => startTime),
      CAROUSEL_CODE.source,
    );
    expect(Math.min(...requested)).toBeGreaterThan(painted);
  });
}

test('before the carousel arrives its photographs can be scrolled to, and nothing shifts when it does', async ({
  page,
}) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(CAROUSEL_CODE, async (route) => {
    await arrival;
    await route.continue();
  });
  const requested = page.waitForRequest(CAROUSEL_CODE);
  await page.goto('/aluguel-auditorio');
  const gallery = galleryOf(page);
  await gallery.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await requested;
  const strip = gallery.getByRole('group', { name: /use as setas/ });
  const first = gallery.getByRole('img').first();
  const places = async () => ({
    photo: await first.boundingBox(),
    caption: await gallery.getByText('Imagem ilustrativa').boundingBox(),
    end: await page.getByRole('contentinfo').boundingBox(),
  });
  await expect(gallery.getByRole('img')).toHaveCount(5);
  await expect(gallery.getByRole('button')).toHaveCount(0);
  await strip.focus();
  await page.keyboard.press('ArrowRight');
  await expectSoon(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100);
  await strip.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));

  const before = await places();
  const shiftBefore = await layoutShift(page);
  arrive();
  await expect(gallery.getByRole('button', { name: controls.next })).toBeVisible();
  expect(await places()).toEqual(before);
  expect(await layoutShift(page)).toBe(shiftBefore);
});

test('the carousel begins with the photograph the visitor had scrolled to', async ({ page }) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(CAROUSEL_CODE, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/aluguel-auditorio');
  const gallery = galleryOf(page);
  await gallery.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await gallery
    .getByRole('group', { name: /use as setas/ })
    .evaluate((strip) => strip.scrollTo({ left: strip.clientWidth * 2, behavior: 'instant' }));
  arrive();
  await expectPhoto(gallery, 3, 5);
});

base('if the carousel never arrives the photographs stay, to scroll through', async ({ page }) => {
  await page.route(CAROUSEL_CODE, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => CAROUSEL_CODE.test(request.url()));
  await page.goto('/aluguel-auditorio');
  const gallery = galleryOf(page);
  await gallery.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await failed;
  await baseExpect(gallery.getByRole('img')).toHaveCount(5);
  await baseExpect(gallery.getByRole('button')).toHaveCount(0);
  await baseExpect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('all photographs are there, with one caption and nothing that does not work', async ({
    page,
  }) => {
    await page.goto('/aluguel-auditorio');
    const gallery = galleryOf(page);
    await expect(gallery.getByRole('img')).toHaveCount(5);
    await expect(gallery.getByText('Imagem ilustrativa')).toBeVisible();
    await expect(gallery.getByText('5 fotos')).toBeVisible();
    await expect(gallery.getByRole('button')).toHaveCount(0);
  });
});
