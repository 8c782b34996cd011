import type { Locator, Page } from '@playwright/test';
import { expectSoon } from '../support/expectSoon.ts';
import { expect } from '../support/test.ts';

/** Name of the chunk that holds swiper. */
export const CAROUSEL_CODE = /startSwiper/;

export const controls = {
  pause: 'Pausar a apresentação',
  play: 'Iniciar a apresentação',
  previous: 'Foto anterior',
  next: 'Próxima foto',
};

/** The page's gallery. */
export const galleryOf = (page: Page): Locator => page.getByRole('region', { name: /^Fotos d/ });

/** Scrolls to the gallery and waits until swiper has taken over. */
export async function openGallery(page: Page): Promise<Locator> {
  const gallery = galleryOf(page);
  await gallery.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(gallery.getByRole('button', { name: controls.next })).toBeVisible();
  return gallery;
}

/** How far a photograph's edge is from its frame's, in whole pixels. */
async function offset(gallery: Locator, photo: Locator): Promise<number> {
  const frame = await gallery.getByRole('group', { name: /use as setas/ }).boundingBox();
  return Math.round(((await photo.boundingBox())?.x ?? Number.NaN) - (frame?.x ?? 0));
}

/** The photograph in view is the only one that assistive technology meets. */
export async function expectPhoto(gallery: Locator, position: number, count: number) {
  const photo = gallery.getByRole('group', { name: / de / });
  await expect(photo).toHaveCount(1);
  await expect(photo).toHaveAccessibleName(`${position} de ${count}`);
  await expectSoon(() => offset(gallery, photo)).toBe(0);
}

/** Takes the mouse away and waits until the browser has noticed. */
export async function pointElsewhere(page: Page, gallery: Locator) {
  await page.mouse.move(0, 0);
  await expectSoon(() => gallery.evaluate((element) => element.matches(':hover'))).toBe(false);
}
