import { expectAccessible } from '../support/axe.ts';
import { boxOf } from '../support/onPage.ts';
import { expect, test } from '../support/test.ts';
import { header, openHydrated, PHONE, WIDE } from './frame.ts';

test.use({ viewport: PHONE, hasTouch: true });

test('the hamburger opens nested groups, with locks, and closes all of them', async ({ page }) => {
  await openHydrated(page);
  const { banner, button, link } = header(page);
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
  for (const entry of await banner.locator('a:visible, button:visible').all())
    expect((await boxOf(entry)).height, String(entry)).toBeGreaterThanOrEqual(44);
  await expectAccessible(page, 'header');
  await test.step('in high contrast too', async () => {
    await page.evaluate(() =>
      Object.assign(document.documentElement.dataset, { contrast: 'high' }),
    );
    await expectAccessible(page, 'header');
  });

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
  await test.step('an entry leads to its page', async () => {
    await button('Menu').tap();
    await button('Serviços').tap();
    await button('Trabalho').tap();
    await button('Espaços para uso').tap();
    await expect(link('Currículos')).toBeHidden();
    await link('Sala cowork').tap();
    await expect(page).toHaveURL('/aluguel-salas-comerciais');
    await expect(button('Menu')).toHaveAttribute('aria-expanded', 'false');
  });
});
