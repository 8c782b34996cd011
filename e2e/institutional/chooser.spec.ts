import { expect, test } from '../support/test.ts';

// With scripts the walk of `visits/asking.spec.ts` answers them.
test.use({ javaScriptEnabled: false });

test('three answers lead to one certificate, its price and its message', async ({ page }) => {
  await page.goto('/certificacao-digital');
  const chooser = page.getByRole('region', { name: 'Qual certificado é o seu?' });
  const result = chooser.getByRole('status');
  const answer = async (...answers: string[]) => {
    for (const name of answers) await chooser.getByRole('radio', { name }).check();
  };
  await answer('A empresa', 'Comigo, em um token');
  await expect(result.getByRole('link')).toHaveCount(0);
  for (const [answers, price, message] of [
    [['Não, é o primeiro'], 'R$ 290,00', /emitir.*e-CNPJ%20A3/],
    [['Sim, quero renovar'], 'R$ 250,00', /renovar.*e-CNPJ%20A3/],
    [['Eu, como pessoa física'], 'Sob consulta', /renovar.*e-CPF%20A3/],
    [['No computador', 'Não, é o primeiro'], 'R$ 120,00', /emitir.*e-CPF%20A1/],
  ] as const) {
    await answer(...answers);
    await expect(result.getByText(price).filter({ visible: true })).toHaveCount(1);
    await expect(result.getByRole('link')).toHaveAttribute('href', message);
  }
  await chooser.getByRole('radio', { name: 'A empresa' }).focus();
  for (const key of ['Space', 'Tab', 'ArrowDown', 'Tab', 'ArrowDown', 'Tab'])
    await page.keyboard.press(key);
  await expect(result.getByRole('link', { name: /e-CNPJ/ })).toBeFocused();
});
