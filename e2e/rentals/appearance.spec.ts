import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { withConsent } from './gallery.ts';

const prefer = (page: Page, preferences: { textSize: number; isHighContrast: boolean }) =>
  page.addInitScript(
    (stored) => localStorage.setItem('accessibility_preferences', stored),
    JSON.stringify(preferences),
  );

for (const path of ROUTES['mf-rentals'] ?? []) {
  test(`${path} holds the largest text on the narrowest phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await withConsent(page);
    await prefer(page, { textSize: 24, isHighContrast: false });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessible(page, '[data-remote=mf-rentals]');
  });

  test(`${path} is accessible in high contrast`, async ({ page }) => {
    await withConsent(page);
    await prefer(page, { textSize: 16, isHighContrast: true });
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
    await expectAccessible(page, '[data-remote=mf-rentals]');
  });
}
