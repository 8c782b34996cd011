import { expectAccessible } from '../support/axe.ts';
import { withConsent } from '../support/onPage.ts';
import { expect, test } from '../support/test.ts';
import { chatMessages, headOf } from './chat.ts';

const PATH = '/endereco-fiscal';

test.beforeEach(({ page }) => withConsent(page));

test('the fiscal address page makes its case: benefits, costs, profiles, steps, and who says so', async ({
  page,
}) => {
  await page.goto(PATH);
  const main = page.getByRole('main');
  const items = (name: string) => page.getByRole('region', { name }).getByRole('listitem');

  await test.step('three benefits: instant credibility, up to 80 % less cost, legal compliance', async () => {
    for (const name of [
      'Credibilidade imediata',
      'Até 80% de redução de custos',
      'Conformidade legal',
    ]) {
      await expect(main.getByRole('heading', { name, level: 2 })).toBeVisible();
    }
  });

  await test.step('the claims: R$ 3.500 on average, up to R$ 3.400 saved, active in 24 to 48 hours', async () => {
    await expect(main).toContainText('Escritório físico, em médiaR$ 3.500');
    await expect(main).toContainText('Economia de até R$ 3.400 por mês');
    await expect(main).toContainText('24 a 48 horas');
    const amounts = (await main.innerText()).match(/R\$\s3\.\d{3}/g) ?? [];
    expect(new Set(amounts.map((amount) => amount.slice(3)))).toEqual(new Set(['3.400', '3.500']));
  });

  await test.step('five costs of a traditional office', async () => {
    await expect(items('O que um escritório tradicional custa todo mês')).toHaveCount(5);
    await expect(main).toContainText('Em média R$ 3.500 por mês');
  });

  await test.step('fiscal and commercial address are told apart', async () => {
    const difference = page.getByRole('region', { name: 'Endereço fiscal ou comercial?' });
    await expect(difference).toContainText('Registrar a empresa');
    await expect(difference).toContainText('Apresentar a empresa aos clientes');
  });

  await test.step('five profiles, six benefits, three steps', async () => {
    await expect(items('Para quem é').getByRole('heading')).toHaveText([
      'Prestadores de serviços',
      'Lojas virtuais',
      'Quem trabalha em casa',
      'Empresas em expansão',
      'Autônomos e MEI',
    ]);
    await expect(items('O que muda na sua empresa')).toHaveCount(6);
    await expect(items('Comece em três passos').getByRole('heading')).toHaveText([
      'Escolha o plano',
      'Registre a empresa',
      'Comece a usar',
    ]);
  });

  await test.step('rated 5.0 with 150+ reviews', async () => {
    const testimonials = page.getByRole('region', { name: 'O que dizem os clientes' });
    await expect(testimonials.getByText('5.0', { exact: true })).toBeVisible();
    await expect(testimonials.getByText('150+ avaliações', { exact: true })).toBeVisible();
    await expect(testimonials).toContainText('Nota e depoimentos ilustrativos.');
  });

  await test.step('every call to action opens the chat in a new tab with its own message', async () => {
    const messages = await chatMessages(page);
    expect(Object.keys(messages)).toHaveLength(9);
    expect(messages['Contratar o Bienal']).toContain('plano Bienal');
    expect(messages['Contratar o Anual']).toContain('plano Anual');
    expect(messages['Contratar o Mensal']).toContain('plano Mensal');
    await expect(page.getByRole('link', { name: /^Conversar/ })).toBeInViewport();
  });

  await test.step('the three plans are exact', async () => {
    const plans = page.getByRole('region', { name: 'Três planos' });
    await expect(plans.getByRole('article')).toHaveCount(3);
    const facts: Record<string, string[]> = {
      Bienal: [
        'MAIS POPULAR',
        'R$ 90 por mês',
        'Prazo 24 meses',
        'Total do contrato R$ 2.160',
        'Economia R$ 720',
        'Pagamento Pix',
      ],
      Anual: [
        'R$ 100 por mês',
        'Prazo 12 meses',
        'Total do contrato R$ 1.200',
        'Economia R$ 240',
        'Pagamento Pix',
      ],
      Mensal: ['R$ 120 por mês', 'Prazo Sem prazo', 'cancele com facilidade', 'Pagamento Pix'],
    };
    for (const [name, lines] of Object.entries(facts)) {
      const plan = plans
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name, exact: true }) });
      const words = (await plan.innerText()).replace(/\s+/g, ' ');
      for (const line of lines) expect(words, name).toContain(line);
      expect(words.includes('MAIS POPULAR'), name).toBe(name === 'Bienal');
      expect(words.includes('Economia'), name).toBe(name !== 'Mensal');
      expect(words.includes('Total'), name).toBe(name !== 'Mensal');
    }
  });

  await test.step('ten questions, with the plans’ amounts in the answers', async () => {
    const faq = page.getByRole('region', { name: 'Perguntas frequentes' });
    await expect(faq.locator('summary')).toHaveCount(10);
    await expect(faq.getByText('A ativação leva de 24 a 48 horas.')).toHaveCount(1);
    await expect(faq).toContainText('R$ 90 por mês no plano Bienal, R$ 100 no Anual e R$ 120');
    await expect(faq).toContainText('R$ 2.160 em 24 meses e o Anual, R$ 1.200 em 12 meses');
  });

  const { types, data } = await headOf(page);
  expect(types).toEqual(['Service', 'FAQPage', 'BreadcrumbList']);
  expect(data[1].mainEntity).toHaveLength(10);
  await expectAccessible(page);
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

test('the three testimonials wrap round in both directions, by buttons, dots and arrow keys', async ({
  page,
}) => {
  await page.goto(PATH);
  const testimonials = page.getByRole('region', { name: 'Depoimentos de clientes' });
  const next = testimonials.getByRole('button', { name: 'Próximo depoimento' });
  const previous = testimonials.getByRole('button', { name: 'Depoimento anterior' });
  const dot = (number: number) =>
    testimonials.getByRole('button', { name: `Depoimento ${number} de 3`, exact: true });
  const expectShown = async (number: number) => {
    await expect(dot(number)).toHaveAttribute('aria-current', 'true');
    await expect(testimonials.locator('button[aria-current=true]')).toHaveCount(1);
    const shown = testimonials.getByRole('group', { name: `Depoimento ${number} de 3` });
    await expect(shown.getByRole('figure')).toBeInViewport({ ratio: 0.95 });
  };
  await testimonials.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expectShown(1);
  await previous.click();
  await expectShown(3);
  await expect(testimonials.locator('[aria-live=polite]')).toHaveText('Depoimento 3 de 3');
  for (const number of [1, 2, 3, 1]) {
    await next.click();
    await expectShown(number);
  }
  await dot(2).click();
  await expectShown(2);
  for (const [key, number] of [
    ['ArrowRight', 3],
    ['ArrowRight', 1],
    ['ArrowLeft', 3],
  ] as const) {
    await page.keyboard.press(key);
    await expectShown(number);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('plans, questions, testimonials and the savings on the average office are all there', async ({
    page,
  }) => {
    await page.goto(PATH);
    const calculator = page.getByRole('region', { name: 'Calcule a sua economia' });
    await expect(calculator.getByRole('definition')).toHaveText(['R$ 3.400', 'R$ 40.800']);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await page.locator('summary').first().click();
    await expect(page.getByText('É o endereço que consta no CNPJ')).toBeVisible();
    await expect(page.getByRole('button', { name: /depoimento/i })).toHaveCount(0);
    await page.getByText('Luciana Prado').scrollIntoViewIfNeeded();
    await expect(page.getByText('Luciana Prado')).toBeInViewport();
  });
});
