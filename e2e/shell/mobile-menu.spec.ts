import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { header, openHydrated, PHONE, readInHighContrast } from './frame.ts';

test.use({ viewport: PHONE, hasTouch: true });

test('the hamburger opens nested groups, with a lock on Currículos and Oferta de Trabalho', async ({
  page,
}) => {
  await openHydrated(page);
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
  await button('Espaços para uso').tap();
  await expect(link('Sala cowork')).toBeVisible();
  await expect(link('Currículos')).toBeHidden();
  await link('Sala cowork').tap();
  await expect(page).toHaveURL('/aluguel-salas-comerciais');
  await expect(button('Menu')).toHaveAttribute('aria-expanded', 'false');
});

test('toggling the mobile menu closes all submenus', async ({ page }) => {
  await openHydrated(page);
  const { button, link } = header(page);
  await button('Menu').tap();
  await button('Serviços').tap();
  await button('Trabalho').tap();
  await button('Menu').tap();
  await expect(link('Início')).toBeHidden();
  await button('Menu').tap();
  await expect(button('Serviços')).toHaveAttribute('aria-expanded', 'false');
  await expect(link('Currículos')).toBeHidden();
});

test('a tap outside closes it, and so does a screen that grows wide', async ({ page }) => {
  await openHydrated(page);
  const { button } = header(page);
  await button('Menu').tap();
  await page.touchscreen.tap(200, 800);
  await expect(button('Menu')).toHaveAttribute('aria-expanded', 'false');
  await button('Menu').tap();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(button('Serviços')).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(button('Menu')).toHaveAttribute('aria-expanded', 'false');
});

for (const contrast of ['usual', 'high'] as const) {
  test(`axe finds nothing in the mobile menu at ${contrast} contrast`, async ({ page }) => {
    if (contrast === 'high') await readInHighContrast(page);
    await openHydrated(page);
    const { button } = header(page);
    await button('Menu').tap();
    await button('Serviços').tap();
    await button('Trabalho').tap();
    await expectAccessible(page, 'header');
  });
}
