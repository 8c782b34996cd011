import { expectAccessible } from '../support/axe.ts';
import { expectRegions } from '../support/regions.ts';
import { dataIn } from '../support/structuredData.ts';
import { expect, test } from '../support/test.ts';
import { chatHref } from './chat.ts';

/** Address of a chat in which a certificate is asked for. */
const asksTo = (what: string) => chatHref(`Olá! Gostaria de ${what}.`);
const ISSUE = 'emitir um certificado digital';

test('each certificate has its price and chat, and questions close again', async ({ page }) => {
  await page.goto('/certificacao-digital');
  const prices = page.getByRole('region', { name: 'Preços' });
  await expect(prices.getByRole('heading', { level: 3 })).toHaveCount(4);
  await expectRegions(page, {
    Preços: {
      says: [
        /e-CNPJ A1.*R\$ 150,00.*Arquivo.*1 ano/,
        /e-CPF A1.*R\$ 120,00.*Arquivo.*1 ano/,
        /e-CNPJ A3.*R\$ 290,00.*Token físico.*3 anos.*Renovação.*R\$ 250/,
        /e-CPF A3.*R\$ 250,00.*Token físico.*3 anos/,
      ],
      links: {
        'Emitir e-CNPJ A1': asksTo(`${ISSUE} e-CNPJ A1`),
        'Emitir e-CPF A1': asksTo(`${ISSUE} e-CPF A1`),
        'Emitir e-CNPJ A3': asksTo(`${ISSUE} e-CNPJ A3`),
        'Emitir e-CPF A3': asksTo(`${ISSUE} e-CPF A3`),
        // Of the e-CNPJ A3 alone.
        Renovar: asksTo('renovar meu certificado digital e-CNPJ A3'),
      },
    },
    'A1 ou A3?': {
      says: [/A1 é um arquivo.*Válido por 1 ano/, /A3 é um token físico.*Válido por 3 anos/],
    },
    'Ainda em dúvida sobre qual escolher?': {
      links: {
        'Pedir ajuda pelo WhatsApp': chatHref(
          'Olá! Preciso de ajuda para escolher o meu certificado digital.',
        ),
      },
    },
  });
  await expect(prices.getByText('Renovação')).toHaveCount(1);

  await test.step('search engines read the prices the page shows', async () => {
    const blocks = dataIn(await page.content());
    const products = blocks.filter((block) => block['@type'] === 'Product');
    const read = products.map(({ name, offers }) => [
      name,
      offers.map(({ price }: { price: string }) => price),
    ]);
    expect(read).toEqual([
      ['Certificado digital e-CNPJ A1', ['150.00']],
      ['Certificado digital e-CPF A1', ['120.00']],
      ['Certificado digital e-CNPJ A3', ['290.00', '250.00']],
      ['Certificado digital e-CPF A3', ['250.00']],
    ]);
  });

  const faq = page.getByRole('region', { name: 'Perguntas frequentes' });
  const questions = faq.getByRole('heading', { level: 3 });
  await expect(questions).toHaveCount(5);
  await questions.nth(3).click();
  await expect(faq.getByText('A renovação do e-CNPJ A3 custa R$ 250,00.')).toBeVisible();
  await expectAccessible(page);
  await questions.nth(3).click();
  await expect(faq.locator('details[open]')).toHaveCount(0);
});
