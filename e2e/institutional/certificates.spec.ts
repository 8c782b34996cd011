import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { chatHref } from './chat.ts';

const OFFERS = [
  { title: 'e-CNPJ A1', price: 'R$ 150,00', format: 'Arquivo', validity: '1 ano' },
  { title: 'e-CPF A1', price: 'R$ 120,00', format: 'Arquivo', validity: '1 ano' },
  { title: 'e-CNPJ A3', price: 'R$ 290,00', format: 'Token físico', validity: '3 anos' },
  { title: 'e-CPF A3', price: 'R$ 250,00', format: 'Token físico', validity: '3 anos' },
];

test.beforeEach(({ page }) => page.goto('/certificacao-digital'));

test('four offers state their prices, validity and renewal, and each is asked for with its own text', async ({
  page,
}) => {
  const cards = page.getByRole('region', { name: 'Preços' }).getByRole('listitem');
  await expect(cards.filter({ has: page.getByRole('heading', { level: 3 }) })).toHaveCount(4);
  for (const { title, price, format, validity } of OFFERS) {
    const card = cards.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(card.getByText(price, { exact: true })).toBeVisible();
    await expect(card).toContainText(format);
    await expect(card).toContainText(validity);
    await expect(card.getByRole('link', { name: `Emitir ${title}` })).toHaveAttribute(
      'href',
      chatHref(`Olá! Gostaria de emitir um certificado digital ${title}.`),
    );
  }

  // Renewal is offered for the e-CNPJ A3 alone.
  const prices = page.getByRole('region', { name: 'Preços' });
  await expect(prices.getByText('R$ 250', { exact: true })).toHaveCount(1);
  await expect(prices.getByText('Renovação')).toHaveCount(1);
  const renew = prices.getByRole('link', { name: /^Renovar/ });
  await expect(renew).toHaveCount(1);
  await expect(renew).toHaveAttribute(
    'href',
    chatHref('Olá! Gostaria de renovar meu certificado digital e-CNPJ A3.'),
  );

  const types = page.getByRole('region', { name: 'A1 ou A3?' }).getByRole('listitem');
  await expect(types).toContainText(['A1 é um arquivo', 'A3 é um token físico']);
  await expect(types).toContainText(['Válido por 1 ano', 'Válido por 3 anos']);

  const help = page.getByRole('region', { name: 'Ainda em dúvida sobre qual escolher?' });
  await expect(help.getByRole('link', { name: 'Pedir ajuda pelo WhatsApp' })).toHaveAttribute(
    'href',
    chatHref('Olá! Preciso de ajuda para escolher o meu certificado digital.'),
  );
});

test('five questions open one at a time and close again', async ({ page }) => {
  const faq = page.getByRole('region', { name: 'Perguntas frequentes' });
  const questions = faq.getByRole('heading', { level: 3 });
  const opened = faq.locator('details[open]');
  await expect(questions).toHaveCount(5);
  await expect(opened).toHaveCount(0);
  await questions.nth(0).click();
  await expect(faq.getByText('O A1 é um arquivo e vale 1 ano.')).toBeVisible();
  await questions.nth(3).click();
  await expect(opened).toHaveCount(1);
  await expect(faq.getByText('A renovação do e-CNPJ A3 custa R$ 250.')).toBeVisible();
  await expectAccessible(page);
  await questions.nth(3).click();
  await expect(opened).toHaveCount(0);
});

test('search engines read the prices the page shows', async ({ page }) => {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const products = blocks
    .map((block) => JSON.parse(block))
    .filter((block) => block['@type'] === 'Product');
  const read = products.map(({ name, offers }) => [
    name,
    offers.map(({ price }: { price: string }) => price),
  ]);
  expect(read).toEqual([
    ['Certificado digital e-CNPJ A1', ['150.00']],
    ['Certificado digital e-CPF A1', ['120.00']],
    ['Certificado digital e-CNPJ A3', ['290.00', '250']],
    ['Certificado digital e-CPF A3', ['250.00']],
  ]);
});
