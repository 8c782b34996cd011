import { expectSoon } from '../support/expectSoon.ts';
import { hold } from '../support/hold.ts';
import { watchLayoutShifts } from '../support/layoutShifts.ts';
import { expect, test } from '../support/test.ts';
import { CAROUSEL_CODE, controls, expectPhoto, galleryOf, openGallery } from './gallery.ts';

test('before its code photographs can be scrolled to; nothing shifts', async ({ page }) => {
  const layoutShift = await watchLayoutShifts(page);
  const arrive = await hold(page, CAROUSEL_CODE);
  const requested = page.waitForRequest(CAROUSEL_CODE);
  await page.goto('/aluguel-auditorio');
  const gallery = galleryOf(page);
  await gallery.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await requested;
  const strip = gallery.getByRole('group', { name: /use as setas/ });
  const third = gallery.locator('[aria-label="3 de 5"] img');
  const places = async () => ({
    photo: await third.boundingBox(),
    caption: await gallery.getByText('Imagem ilustrativa').boundingBox(),
    end: await page.getByRole('contentinfo').boundingBox(),
  });
  await expect(gallery.getByRole('img')).toHaveCount(5);
  await gallery.getByRole('button', { name: controls.next }).click();
  const slide = () => strip.evaluate((one) => Math.round(one.scrollLeft / one.clientWidth));
  await expectSoon(slide).toBe(1);
  await gallery.getByRole('button', { name: controls.previous }).click();
  await expectSoon(slide).toBe(0);
  await strip.focus();
  await page.keyboard.press('ArrowRight');
  await expectSoon(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100);
  await strip.evaluate((element) =>
    element.scrollTo({ left: element.clientWidth * 2, behavior: 'instant' }),
  );

  const before = await places();
  const shiftBefore = await layoutShift();
  arrive();
  await expectPhoto(gallery, 3, 5);
  expect(await places()).toEqual(before);
  expect(await layoutShift()).toBe(shiftBefore);
});

test('a press just after the carousel changed its width is not undone', async ({ page }) => {
  await page.goto('/aluguel-auditorio');
  const gallery = await openGallery(page);
  await gallery.evaluate(async (element, label) => {
    const frames = async (count: number) => {
      for (let at = 0; at < count; at += 1) await new Promise(requestAnimationFrame);
    };
    element.style.width = '600px';
    // The frame in which it is observed, that in which it is measured, and before the next one.
    await frames(2);
    await new Promise((next) => setTimeout(next));
    element.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click();
    await frames(20);
  }, controls.next);
  await expectPhoto(gallery, 2, 5);
  const photos = gallery.locator('.swiper[data-ready]');
  await expect(photos, 'two fingers zoom').toHaveCSS('touch-action', 'pan-y pinch-zoom');
});
