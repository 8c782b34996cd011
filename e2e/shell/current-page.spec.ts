import { expect, test } from '../support/test.ts';
import { untilStill } from '../support/untilStill.ts';
import { header, openHydrated, WIDE } from './frame.ts';

test.use({ viewport: WIDE });

test('the page on screen is marked in header and footer', async ({ page }) => {
  await openHydrated(page, '/sobre');
  const { banner, button, link } = header(page);
  await page.emulateMedia({ forcedColors: 'active' });
  const [mark, canvas] = await Promise.all([
    link('Sobre').evaluate((entry) => getComputedStyle(entry, '::after').backgroundColor),
    page.evaluate(() => getComputedStyle(document.body).backgroundColor),
  ]);
  expect(mark, 'in forced colours').not.toBe(canvas);
  await page.emulateMedia({ forcedColors: 'none' });

  const current = page.locator('a[aria-current=page]');
  await expect(link('Sobre')).toHaveAttribute('aria-current', 'page');
  await expect(current).toHaveText(['Sobre', 'Sobre']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Quadro de Empregos' }).click();
  await expect(page).toHaveURL('/vagas');
  await expect(link('Sobre')).not.toHaveAttribute('aria-current');
  await button('Serviços').click();
  await button('Trabalho').click();
  await expect(link('Quadro de Empregos')).toHaveAttribute('aria-current', 'page');
  await expect(banner.locator('[aria-current]')).toHaveCount(1);
  await untilStill(page);
  const opacity = await button('Serviços').evaluate(
    (element) => getComputedStyle(element, '::after').opacity,
  );
  expect(opacity, 'the menu that holds the page').toBe('1');
});
