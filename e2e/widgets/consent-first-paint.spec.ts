import type { Page } from '@playwright/test';
import { holdScripts } from '../support/heldScripts.ts';
import { ALL_ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { ESSENTIAL_ONLY, stored } from './visitor.ts';

/** Width and height of screens, and how high the banner may be there. */
const SCREENS = [
  [360, 640, 120],
  [390, 844, 120],
  [768, 1024, 72],
  [1366, 768, 72],
  [1440, 900, 72],
] as const;

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies e privacidade' });
const choice = (page: Page, name: string) => banner(page).getByRole('button', { name });

test('the banner is there before any script came, and its choice counts from then on', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/sobre', { waitUntil: 'commit' });
  await choice(page, 'Aceitar todos').click();
  await expect(banner(page)).toBeHidden();
  expect(await stored(page, 'cookie_consent')).toBe('{"choice":"accepted-all"}');
  await expect(page.getByRole('main')).toBeFocused();
  release();
  const toasts = page.getByRole('region', { name: 'Notificações' });
  await expect(toasts.getByRole('listitem')).toHaveText('Preferências de cookies salvas.');
  await expect(banner(page)).toBeHidden();
});

test('whoever has chosen never sees the banner, not even for a moment', async ({ page }) => {
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, ESSENTIAL_ONLY);
  const release = await holdScripts(page);
  await page.goto('/sobre', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  release();
  await expect(page.locator('nav[data-hydrated]')).toBeAttached();
  await expect(banner(page)).toBeHidden();
});

test('the banner is a slim row at every size of screen, and covers no page’s first action', async ({
  page,
}) => {
  test.slow();
  for (const path of ALL_ROUTES) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    for (const [width, height, limit] of SCREENS) {
      await page.setViewportSize({ width, height });
      const box = await banner(page).boundingBox();
      expect(box?.height, `${path} at ${width}x${height}`).toBeLessThanOrEqual(limit);
      expect(await isFirstActionCovered(page), `${path} at ${width}x${height}`).toBe(false);
    }
  }
});

/** Whether the banner reaches into the first link or button of the page’s content. */
function isFirstActionCovered(page: Page): Promise<boolean> {
  return banner(page).evaluate((element) => {
    const actions = document.querySelectorAll<HTMLElement>('main a, main button, main summary');
    const first = [...actions].find((action) => action.offsetParent);
    if (!first) return false;
    const box = first.getBoundingClientRect();
    const cover = element.getBoundingClientRect();
    const isApart = box.top >= cover.bottom || box.bottom <= cover.top;
    return !isApart;
  });
}
