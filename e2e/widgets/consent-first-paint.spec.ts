import type { Page } from '@playwright/test';
import { holdScripts } from '../support/heldScripts.ts';
import { expect, test } from '../support/test.ts';
import { ESSENTIAL_ONLY, stored } from './visitor.ts';

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
  await expect(page.locator('nav[data-hydrated]')).toBeAttached();
  await expect(banner(page)).toBeHidden();
});

test('a visitor who has chosen never sees the banner, not even for a moment', async ({ page }) => {
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
