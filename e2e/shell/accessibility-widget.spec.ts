import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { openHydrated, PHONE } from './frame.ts';

test.use({ viewport: PHONE });

const widget = (page: Page) => page.getByRole('button', { name: 'Acessibilidade' });
const panel = (page: Page) => page.getByRole('region', { name: 'Acessibilidade' });
const within = (page: Page, name: string) => panel(page).getByRole('button', { name });
const textSize = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

test('one Escape closes one thing, the topmost: a tooltip, a menu, the panel', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page);
  const services = page.getByRole('banner').getByRole('button', { name: 'Serviços' });
  const tooltip = page.getByRole('tooltip');
  await widget(page).click();
  // A pointer that leaves the button would close its tooltip.
  await page.mouse.move(600, 500);
  await page.keyboard.press('Tab');
  await widget(page).focus();
  await expect(panel(page)).toBeVisible();
  await expect(tooltip).toHaveText('Acessibilidade');
  await services.hover();
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(services).toHaveAttribute('aria-expanded', 'false');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
});

test('high contrast is a theme that toggles, and a reset brings everything back', async ({
  page,
}) => {
  await openHydrated(page);
  await widget(page).click();
  const toggle = within(page, 'Alto contraste');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expectAccessible(page);
  await within(page, 'Aumentar texto').click();
  await within(page, 'Restaurar padrão').click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('html')).not.toHaveAttribute('data-contrast');
  expect(await textSize(page)).toBe('16px');
});

test('what the visitor chose is remembered and there before the first paint', async ({ page }) => {
  await openHydrated(page);
  await widget(page).click();
  await within(page, 'Aumentar texto').click();
  await within(page, 'Alto contraste').click();
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const { style, dataset } = document.documentElement;
      Object.assign(window, { early: [style.getPropertyValue('--text-size'), dataset.contrast] });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  const early = await page.evaluate(() => (window as unknown as { early: unknown }).early);
  expect(early).toEqual(['112.5%', 'high']);
  await widget(page).click();
  await expect(panel(page).getByRole('status')).toHaveText('18 px');
  await expect(within(page, 'Alto contraste')).toHaveAttribute('aria-pressed', 'true');
});
