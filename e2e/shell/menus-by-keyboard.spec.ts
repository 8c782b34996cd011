import { openPage } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { header, PHONE, WIDE } from './frame.ts';

test('the header is walked by keyboard alone', { tag: '@errand' }, async ({ page }) => {
  await page.setViewportSize(WIDE);
  await openPage(page);
  const { button, link } = header(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  await link('Início').focus();
  const services = button('Serviços');
  for (const [keys, focused] of [
    ['ArrowRight', link('Sobre')],
    ['End', link('Seja Parceiro')],
    ['ArrowLeft', services],
    ['Enter ArrowDown', button('Trabalho')],
    ['Space ArrowRight', link('Currículos')],
    ['End', link('Quadro de Empregos')],
    ['Escape', services],
  ] as const) {
    for (const key of keys.split(' ')) await page.keyboard.press(key);
    await expect(focused, keys).toBeFocused();
  }
  await expect(services).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Home');
  await expect(link('Início')).toBeFocused();

  await test.step('it closes when the focus leaves it, and a hidden panel never keeps the focus', async () => {
    await services.press('Enter');
    await link('Canais de Manifestação').focus();
    await page.keyboard.press('Tab');
    await expect(link('Seja Parceiro')).toBeFocused();
    await expect(services).toHaveAttribute('aria-expanded', 'false');
    await services.press('Enter');
    await button('Trabalho').press('Enter');
    await link('Quadro de Empregos').focus();
    await button('Espaços para uso').hover();
    await expect(button('Trabalho')).toBeFocused();
  });
});

test('the mobile menu is walked by keyboard, and left by Escape', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openPage(page);
  const { button, link } = header(page);
  const menu = button('Menu');
  await menu.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(link('Início')).toBeFocused();
  await button('Serviços').press('Enter');
  await button('Trabalho').press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(link('Currículos')).toBeFocused();
  // A locked entry has a tooltip, which would take the first Escape.
  await page.keyboard.press('End');
  await expect(link('Quadro de Empregos')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button('Serviços')).toBeFocused();
  await expect(link('Currículos')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(link('Início')).toBeHidden();
  await menu.press('Enter');
  await link('Seja Parceiro').focus();
  await page.keyboard.press('Tab');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});
