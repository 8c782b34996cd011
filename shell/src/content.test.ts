import { expect, test } from 'vitest';
import { popupContent } from './content.ts';

test('the popup of the home page names the prices of the A1, and the lowest of all in its title', () => {
  expect(popupContent.home).toMatchObject({
    title: 'Seu certificado digital a partir de R$ 120,00',
    offers: [
      { title: 'e-CPF A1', price: 'R$ 120,00' },
      { title: 'e-CNPJ A1', price: 'R$ 150,00' },
    ],
  });
});
