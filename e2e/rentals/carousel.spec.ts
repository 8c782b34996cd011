import type { Locator, Page } from '@playwright/test';
import { expectSoon } from '../support/expectSoon.ts';
import { hold } from '../support/hold.ts';
import { watchLayoutShifts } from '../support/layoutShifts.ts';
import { withConsent } from '../support/onPage.ts';
import { passUntil } from '../support/passUntil.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/aluguel-auditorio';
/** Name of the chunk that holds swiper. */
const CODE = /startSwiper/;

const [PAUSE, PLAY] = ['Pausar a apresentação', 'Iniciar a apresentação'];
const NEXT = 'Próxima foto';

test.beforeEach(({ page }) => withConsent(page));

function galleryOf(page: Page) {
  const gallery = page.getByRole('region', { name: /^Fotos d/ });
  const strip = gallery.getByRole('group', { name: /use as setas/ });
  const button = (name: string) => gallery.getByRole('button', { name });
  /** The photograph in view is the only one that assistive technology meets. */
  const photo = gallery.getByRole('group', { name: / de / });
  const approach = () => gallery.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const offset = async () =>
    Math.round(((await photo.boundingBox())?.x ?? 0) - ((await strip.boundingBox())?.x ?? 0));
  async function expectPhoto(position: number) {
    await expect(photo).toHaveCount(1);
    await expect(photo).toHaveAccessibleName(`${position} de 5`);
    await expectSoon(offset).toBe(0);
  }
  return { gallery, strip, button, photo, approach, expectPhoto };
}

/** A page whose clock moves only when told to, with its gallery taken over by its code. */
async function openStill(page: Page) {
  const found = galleryOf(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(PATH);
  await found.approach();
  await passUntil(page, 20, () => expect(found.photo).toHaveCount(1, { timeout: 50 }));
  return found;
}

/** Takes the mouse away and waits until the browser has noticed. */
async function pointElsewhere(page: Page, gallery: Locator) {
  await page.mouse.move(0, 0);
  await expectSoon(() => gallery.evaluate((element) => element.matches(':hover'))).toBe(false);
}

test('before its code photographs can be scrolled to; nothing shifts', async ({ page }) => {
  const layoutShift = await watchLayoutShifts(page);
  const arrive = await hold(page, CODE);
  const { gallery, strip, button, approach, expectPhoto } = galleryOf(page);
  const requested = page.waitForRequest(CODE);
  await page.goto(PATH);
  await approach();
  await requested;
  await expect(gallery.getByRole('img')).toHaveCount(5);
  await button(NEXT).click();
  await expectSoon(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100);
  await strip.evaluate((element) =>
    element.scrollTo({ left: element.clientWidth * 2, behavior: 'instant' }),
  );

  const places = async () => ({
    photo: await gallery.locator('[aria-label="3 de 5"] img').boundingBox(),
    caption: await gallery.getByText('Imagem ilustrativa').boundingBox(),
    end: await page.getByRole('contentinfo').boundingBox(),
  });
  const before = await places();
  const shiftBefore = await layoutShift();
  arrive();
  await expectPhoto(3);
  expect(await places()).toEqual(before);
  expect(await layoutShift()).toBe(shiftBefore);
});

test('a press at the moment when its code takes over turns one photograph', async ({ page }) => {
  const { gallery, button, approach, expectPhoto } = galleryOf(page);
  const arrive = await hold(page, CODE);
  await page.goto(PATH);
  await approach();
  await gallery.evaluate((element, label) => {
    const next = element.querySelector<HTMLElement>(`[aria-label="${label}"]`);
    new MutationObserver(() => next?.click()).observe(element, {
      subtree: true,
      attributeFilter: ['data-ready'],
    });
  }, NEXT);
  arrive();
  await expectPhoto(2);
  await button(NEXT).click();
  await expectPhoto(3);
});

test('a press just after the carousel changed its width is not undone', async ({ page }) => {
  const { gallery, button, approach, expectPhoto } = galleryOf(page);
  await page.goto(PATH);
  await approach();
  await expect(button(NEXT)).toBeVisible();
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
  }, NEXT);
  await expectPhoto(2);
  const photos = gallery.locator('.swiper[data-ready]');
  await expect(photos, 'two fingers zoom').toHaveCSS('touch-action', 'pan-y pinch-zoom');
});

test('the photographs move on every 4 s until any interaction', async ({ page }) => {
  const { gallery, strip, button, photo, approach, expectPhoto } = await openStill(page);
  const announcement = gallery.locator('[aria-live]');
  await test.step('not under the pointer, nor out of view', async () => {
    await strip.hover();
    await page.clock.runFor(8000);
    await expectPhoto(1);
    await pointElsewhere(page, gallery);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.clock.runFor(8000);
    await approach();
  });
  // Its 4 s began at some moment while the page got ready.
  await page.clock.runFor(3000);
  await expectPhoto(1);
  await page.clock.runFor(1000);
  for (const position of [2, 3, 4, 5, 1]) {
    await expectPhoto(position);
    await page.clock.runFor(4000);
  }
  await expectPhoto(2);
  await expect(announcement).toHaveAttribute('aria-live', 'off');
  await expect(announcement).toBeEmpty();
  await button(NEXT).press('Enter');
  await expect(announcement).toHaveAttribute('aria-live', 'polite');
  await expect(announcement).toHaveText(/^3 de 5: Palco de madeira/);
  const interactions: Record<string, () => Promise<unknown>> = {
    'the pause button': () => button(PAUSE).click(),
    'a press on the photograph': () => strip.click(),
    'focus that moves inside': async () => {
      await button(PAUSE).focus();
      await page.keyboard.press('Tab');
    },
    'the next button': () => button(NEXT).click(),
    'an arrow key': () => page.keyboard.press('ArrowLeft'),
  };
  const position = () => photo.first().getAttribute('aria-label');
  for (const [name, interact] of Object.entries(interactions)) {
    await button(PLAY).click();
    await pointElsewhere(page, gallery);
    const before = await position();
    await page.clock.runFor(4000);
    await expectSoon(position, { message: name }).not.toBe(before);
    await interact();
    await expect(button(PLAY), name).toBeVisible();
    const stoppedAt = await position();
    await page.clock.runFor(20_000);
    expect(await position(), name).toBe(stoppedAt);
  }
});

test('photographs stand still for visitors with less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { button, expectPhoto } = await openStill(page);
  await page.clock.runFor(20_000);
  await expectPhoto(1);
  await expect(button(PLAY)).toBeVisible();
});
