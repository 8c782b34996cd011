import type { Locator } from '@playwright/test';
import { withConsent } from '../support/onPage.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/endereco-fiscal';

test.beforeEach(({ page }) => withConsent(page));

test('a skip link leads past the menu and the hero to the plans', async ({ page }) => {
  await page.goto(PATH);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Pular para os planos' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Três planos' })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /Contratar o Bienal/ })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('questions and testimonials are all there, and bars in forced colours', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await page.getByText('O que é um endereço fiscal?').click();
    await expect(page.getByText('É o endereço que consta no CNPJ')).toBeVisible();
    await expect(page.getByRole('button', { name: /depoimento/i })).toHaveCount(0);
    await page.getByText('Luciana Prado').scrollIntoViewIfNeeded();
    await expect(page.getByText('Luciana Prado')).toBeInViewport();

    await page.emulateMedia({ forcedColors: 'active' });
    const styleOf = (part: Locator, name: string) =>
      part.evaluate((one, property) => getComputedStyle(one).getPropertyValue(property), name);
    const canvas = await styleOf(page.locator('body'), 'background-color');
    const bars = page.getByRole('definition').locator('svg rect');
    await expect(bars).toHaveCount(2);
    for (const bar of await bars.all()) expect(await styleOf(bar, 'fill')).not.toBe(canvas);
    const steps = page.getByRole('region', { name: 'Comece em três passos' });
    for (const badge of await steps.locator('li > span').all())
      expect(await styleOf(badge, 'border-top-width')).toBe('1px');
  });
});
