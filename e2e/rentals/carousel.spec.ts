import type { Page } from '@playwright/test';
import { expectSoon } from '../support/expectSoon.ts';
import { withConsent } from '../support/onPage.ts';
import { expect, test } from '../support/test.ts';
import { controls, expectPhoto, openGallery, pointElsewhere } from './gallery.ts';

test.beforeEach(({ page }) => withConsent(page));

/** A page whose clock moves only when told to, with its gallery ready. */
async function openStill(page: Page, path: string) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(path);
  return openGallery(page);
}

test('the photographs move on every 4 s until any interaction', async ({ page }) => {
  const gallery = await openStill(page, '/aluguel-auditorio');
  const announcement = gallery.locator('[aria-live]');
  await test.step('not under the pointer, nor out of view', async () => {
    await gallery.getByRole('group', { name: /use as setas/ }).hover();
    await page.clock.runFor(8000);
    await expectPhoto(gallery, 1, 5);
    await pointElsewhere(page, gallery);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.clock.runFor(8000);
    await openGallery(page);
  });
  await page.clock.runFor(3999);
  await expectPhoto(gallery, 1, 5);
  await page.clock.runFor(1);
  for (const position of [2, 3, 4, 5, 1]) {
    await expectPhoto(gallery, position, 5);
    await page.clock.runFor(4000);
  }
  await expectPhoto(gallery, 2, 5);
  await expect(announcement).toHaveAttribute('aria-live', 'off');
  await expect(announcement).toBeEmpty();
  await gallery.getByRole('button', { name: controls.next }).press('Enter');
  await expect(announcement).toHaveAttribute('aria-live', 'polite');
  await expect(announcement).toHaveText(/^3 de 5: Palco de madeira/);
  await test.step('any interaction stops them until they are started again', async () => {
    const photos = gallery.getByRole('group', { name: /use as setas/ });
    const play = gallery.getByRole('button', { name: controls.play });
    const interactions: Record<string, () => Promise<unknown>> = {
      'the pause button': () => gallery.getByRole('button', { name: controls.pause }).click(),
      'a press on the photograph': () => photos.click(),
      'focus that moves inside': async () => {
        await gallery.getByRole('button', { name: controls.pause }).focus();
        await page.keyboard.press('Tab');
      },
      'the next button': () => gallery.getByRole('button', { name: controls.next }).click(),
      'an arrow key': () => page.keyboard.press('ArrowLeft'),
    };
    const position = () =>
      gallery.getByRole('group', { name: / de / }).first().getAttribute('aria-label');
    await play.click();
    await pointElsewhere(page, gallery);
    for (const [name, interact] of Object.entries(interactions)) {
      await interact();
      await expect(play, name).toBeVisible();
      const stoppedAt = await position();
      await page.clock.runFor(20_000);
      expect(await position(), name).toBe(stoppedAt);
      await play.click();
      await pointElsewhere(page, gallery);
      await page.clock.runFor(4000);
      await expectSoon(position, { message: name }).not.toBe(stoppedAt);
    }
  });
});

test('photographs stand still for visitors with less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const gallery = await openStill(page, '/aluguel-auditorio');
  await page.clock.runFor(20_000);
  await expectPhoto(gallery, 1, 5);
  await expect(gallery.getByRole('button', { name: controls.play })).toBeVisible();
  await gallery.getByRole('button', { name: controls.next }).click();
  await expectPhoto(gallery, 2, 5);
  await page.keyboard.press('ArrowRight');
  await expectPhoto(gallery, 3, 5);
});
