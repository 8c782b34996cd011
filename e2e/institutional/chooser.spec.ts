import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { chatHref } from './chat.ts';

const chooser = (page: Page) => page.getByRole('region', { name: 'Qual certificado é o seu?' });

async function answer(page: Page, ...answers: string[]) {
  for (const name of answers) await chooser(page).getByRole('radio', { name }).check();
}

test('three answers lead to one certificate, its price and its message', async ({ page }) => {
  await page.goto('/certificacao-digital');
  const result = chooser(page).getByRole('status');
  await expect(result).toHaveText('Responda às três perguntas: a resposta aparece aqui.', {
    useInnerText: true,
  });
  await answer(page, 'A empresa', 'Comigo, em um token');
  await expect(result.getByRole('link')).toHaveCount(0);
  await answer(page, 'Não, é o primeiro');
  await expect(result.getByText('R$ 290,00')).toBeVisible();
  await expect(result.getByRole('link')).toHaveAttribute(
    'href',
    chatHref('Olá! Gostaria de emitir um certificado digital e-CNPJ A3.'),
  );
  await answer(page, 'Sim, quero renovar');
  await expect(result.getByText('R$ 250,00').filter({ visible: true })).toHaveCount(1);
  await answer(page, 'Eu, como pessoa física');
  await expect(result.getByText('Sob consulta').filter({ visible: true })).toHaveCount(1);
  await expect(result.getByRole('link')).toHaveAttribute(
    'href',
    chatHref('Olá! Gostaria de renovar meu certificado digital e-CPF A3.'),
  );
  await expectAccessible(page);

  await test.step('it is answered by keyboard alone', async () => {
    await chooser(page).getByRole('radio', { name: 'A empresa' }).focus();
    for (const key of ['Space', 'Tab', 'ArrowDown', 'Tab', 'ArrowDown', 'Tab'])
      await page.keyboard.press(key);
    await expect(result.getByRole('link', { name: /e-CNPJ/ })).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the three questions are answered all the same', async ({ page }) => {
    await page.goto('/certificacao-digital');
    await answer(page, 'Eu, como pessoa', 'No computador', 'Não, é o primeiro');
    await expect(chooser(page).getByRole('status').getByText('R$ 120,00')).toBeVisible();
  });
});
