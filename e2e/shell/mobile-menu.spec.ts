import { openPage } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { expectUsableHeader, header, PHONE, WIDE } from './frame.ts';

test.use({ viewport: PHONE, hasTouch: true });

test('the hamburger opens nested groups, with locks, and closes all of them', async ({ page }) => {
  await openPage(page);
  const { button, link } = header(page);
  await expect(link('Início')).toBeHidden();
  await button('Menu').tap();
  await expect(link('Início')).toBeVisible();
  await button('Serviços').tap();
  await button('Trabalho').tap();
  for (const name of ['Currículos', 'Oferta de Trabalho']) {
    await expect(link(name).locator('svg')).toBeVisible();
    await expect(link(name)).toHaveAccessibleDescription('Requer autenticação');
  }
  await expect(link('Quadro de Empregos').locator('svg')).toHaveCount(0);
  await expectUsableHeader(page, 'header');

  await test.step('a tap outside closes it, and so does a screen that grows wide', async () => {
    await button('Menu').tap();
    await expect(link('Início')).toBeHidden();
    await button('Menu').tap();
    await expect(link('Currículos')).toBeHidden();
    await page.touchscreen.tap(200, 800);
    await expect(button('Menu')).toHaveAttribute('aria-expanded', 'false');
    await button('Menu').tap();
    await page.setViewportSize(WIDE);
    await expect(button('Serviços')).toBeVisible();
    await page.setViewportSize(PHONE);
    await expect(button('Menu')).toHaveAttribute('aria-expanded', 'false');
  });
});
