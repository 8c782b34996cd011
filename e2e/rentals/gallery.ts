import type { Locator, Page } from '@playwright/test';
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

/** The photograph in view is the only one that assistive technology meets. */
export async function expectPhoto(gallery: Locator, position: number, count: number) {
  const photo = gallery.getByRole('group', { name: / de / });
  await expect(photo).toHaveCount(1);
  await expect(photo).toHaveAccessibleName(`${position} de ${count}`);
  await expect(photo).toBeInViewport({ ratio: 0.9 });
}
