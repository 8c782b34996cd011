import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { withConsent } from '../support/onPage.ts';
import { expectRegions } from '../support/regions.ts';
import { expect, test } from '../support/test.ts';
import { chatMessages, headOf } from './chat.ts';

const PATH = '/endereco-fiscal';

test.beforeEach(({ page }) => withConsent(page));

/** The plans, as their cards say them. */
const PLANS: Record<string, readonly string[]> = {
  Bienal: [
    'MAIS POPULAR',
    'R$ 90 por mês',
    'Prazo 24 meses',
    'Total do contrato R$ 2.160',
    'Economia R$ 720',
  ],
  Anual: ['R$ 100 por mês', 'Prazo 12 meses', 'Total do contrato R$ 1.200', 'Economia R$ 240'],
  Mensal: ['R$ 120 por mês', 'Prazo Sem prazo', 'cancele com facilidade'],
};

test('the fiscal address page makes its case, with the exact plans', async ({ page }) => {
  await page.goto(PATH);
  const main = page.getByRole('main');
  for (const name of [
    'Credibilidade imediata',
    'Até 80% de redução de custos',
    'Conformidade legal',
  ]) {
    await expect(main.getByRole('heading', { name, level: 2 })).toBeVisible();
  }
  for (const claim of [
    'Escritório físico, em médiaR$ 3.500',
    'Economia de até R$ 3.400 por mês',
    '24 a 48 horas',
    'Em média R$ 3.500 por mês',
  ]) {
    await expect(main).toContainText(claim);
  }
  await expectRegions(page, {
    'O que um escritório tradicional custa todo mês': { items: 5 },
    'Endereço fiscal ou comercial?': {
      says: ['Registrar a empresa', 'Apresentar a empresa aos clientes'],
    },
    'Para quem é': {
      headings: [
        'Prestadores de serviços',
        'Lojas virtuais',
        'Quem trabalha em casa',
        'Empresas em expansão',
        'Autônomos e MEI',
      ],
    },
    'O que muda na sua empresa': { items: 6 },
    'Comece em três passos': {
      headings: ['Escolha o plano', 'Registre a empresa', 'Comece a usar'],
    },
    'O que dizem os clientes': {
      says: ['5,0', 'mais de 150 avaliações'],
    },
    'Perguntas frequentes': {
      says: [
        'A ativação leva de 24 a 48 horas.',
        'R$ 90 por mês no plano Bienal, R$ 100 no Anual e R$ 120',
        'R$ 2.160 em 24 meses e o Anual, R$ 1.200 em 12 meses',
      ],
    },
  });

  await test.step('the three plans are exact', async () => {
    const cards = page.getByRole('region', { name: 'Três planos' }).getByRole('article');
    await expect(cards).toHaveCount(3);
    for (const [name, lines] of Object.entries(PLANS)) {
      const plan = cards.filter({ has: page.getByRole('heading', { name, exact: true }) });
      const words = (await plan.innerText()).replace(/\s+/g, ' ');
      for (const line of lines) expect(words, name).toContain(line);
      expect(words.includes('MAIS POPULAR'), name).toBe(name === 'Bienal');
      expect(words.includes('Economia'), name).toBe(name !== 'Mensal');
      expect(words.includes('Total'), name).toBe(name !== 'Mensal');
    }
  });

  await test.step('every call to action opens the chat in a new tab with its own message', async () => {
    const messages = await chatMessages(page);
    expect(Object.keys(messages)).toHaveLength(9);
    for (const name of Object.keys(PLANS))
      expect(messages[`Contratar o ${name}`]).toContain(`plano ${name}`);
    await expect(page.getByRole('link', { name: /^Conversar/ })).toBeInViewport();
  });

  await expect(main.locator('#perguntas summary')).toHaveCount(10);
  const { types, data } = await headOf(page);
  expect(types).toEqual(['Service', 'FAQPage', 'BreadcrumbList']);
  expect(data[1].mainEntity).toHaveLength(10);
  await expectAccessible(page);

  const said = page.getByRole('region', { name: 'Depoimentos de clientes' });
  await said.evaluate((carousel) => carousel.scrollIntoView({ block: 'center' }));
  await said.getByRole('button', { name: 'Depoimento 3 de 3', exact: true }).click();
  await expect(said.getByText('Luciana Prado')).toBeInViewport();
  await test.step('in forced colours the cost chart keeps its bars, and steps their badges', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const styleOf = (part: Locator, name: string) =>
      part.evaluate((one, property) => getComputedStyle(one).getPropertyValue(property), name);
    const canvas = await styleOf(page.locator('body'), 'background-color');
    const bars = page.getByRole('definition').locator('svg rect');
    await expect(bars).toHaveCount(2);
    for (const bar of await bars.all()) expect(await styleOf(bar, 'fill')).not.toBe(canvas);
    const steps = page.getByRole('region', { name: 'Comece em três passos' });
    for (const badge of await steps.locator('li > span').all()) {
      expect(await styleOf(badge, 'border-top-width')).toBe('1px');
      expect([canvas, 'rgba(0, 0, 0, 0)']).not.toContain(await styleOf(badge, 'border-top-color'));
    }
  });
});

test('a skip link leads past the menu and the hero to the plans', async ({ page }) => {
  await page.goto(PATH);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Pular para os planos' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Três planos' })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /Contratar o Bienal/ })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('plans, questions, testimonials and savings are all there', async ({ page }) => {
    await page.goto(PATH);
    const calculator = page.getByRole('region', { name: 'Calcule a sua economia' });
    await expect(calculator.getByRole('definition')).toHaveText(['R$ 3.400', 'R$ 40.800']);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByText('CNPJ, contrato social e notas fiscais')).toBeVisible();
    await page.getByText('O que é um endereço fiscal?').click();
    await expect(page.getByText('É o endereço que consta no CNPJ')).toBeVisible();
    await expect(page.getByRole('button', { name: /depoimento/i })).toHaveCount(0);
    await page.getByText('Luciana Prado').scrollIntoViewIfNeeded();
    await expect(page.getByText('Luciana Prado')).toBeInViewport();
  });
});
