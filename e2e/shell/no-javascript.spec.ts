import { expect, test } from '../support/test.ts';
import { header, PHONE, WIDE } from './frame.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the menus open on hover and on focus', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto('/sobre');
  const { button, link } = header(page);
  await button('Serviços').hover();
  await button('Espaços para uso').hover();
  await expect(link('Auditório')).toBeVisible();
  await page.mouse.move(20, 700);
  await expect(link('Assessoria')).toBeHidden();
  await link('Certificado digital').focus();
  await page.keyboard.press('Tab');
  await expect(button('Serviços')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link('Currículos')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/curriculos');
});

test('without JavaScript the mobile menu opens', { tag: '@errand' }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/sobre');
  const { button, link } = header(page);
  await expect(link('Início')).toBeHidden();
  await button('Menu').click();
  await button('Serviços').click();
  await button('Trabalho').click();
  await link('Quadro de Empregos').click();
  await expect(page).toHaveURL('/vagas');
});

test('without JavaScript no control of the frame is dead', async ({ page }) => {
  await page.goto('/sobre');
  // Nothing of a third party loads, so nothing is asked.
  await expect(page.getByRole('region', { name: 'Cookies e privacidade' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Acessibilidade' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Preferências de cookies' })).toHaveAttribute(
    'href',
    '/politica-cookies',
  );
  await expect(page.getByRole('link', { name: 'Conversar pelo WhatsApp' })).toBeVisible();
  await expect(page.locator('a[aria-current=page]')).toHaveText(['Sobre', 'Sobre']);
});
