import { overlap } from '../support/onPage.ts';
import { expect, test } from '../support/test.ts';
import { walk } from './visitor.ts';

const { step } = test;
const VACANCY = '/vagas/auxiliar-administrativo-5e1f0c1a-0001-4a6b-8c00-000000000001';

walk('a visitor finds the police in the directory', async (visitor) => {
  const { page, main } = visitor;
  await visitor.arrive('/');
  await visitor.choose('Aceitar todos', 'Fechar');
  await visitor.follow(
    main.getByRole('link', { name: 'Defesa do consumidor' }),
    '/canais-manifestacao?q=procon',
  );
  const search = main.getByRole('searchbox', { name: 'Buscar entidade' });
  const type = main.getByRole('combobox', { name: 'Tipo de entidade' });
  const clear = main.getByRole('button', { name: 'Limpar', exact: true });
  const count = main.getByText(/^\d+ resultados?$/).first();
  const others = main.getByRole('region', { name: 'Outras entidades' });

  await step(
    'the shop’s authority is found, the chat and both main channels are at hand',
    async () => {
      await visitor.expectPressable(visitor.chat, clear);
      await visitor.onEachPhone(async () => expect(await overlap(visitor.chat, clear)).toBe(false));
      await expect(count).toHaveText('1 resultado');
      await expect(main.getByRole('link', { name: /^Procon Goiás/ })).toBeVisible();
      for (const name of ['Abrir perfil da associação', 'Encontrar o CONSEG do bairro'])
        await expect(main.getByRole('link', { name })).toBeVisible();
    },
  );
  await visitor.press(clear);
  await expect(search).toBeFocused();
  await expect(count).toHaveText('37 resultados');
  await visitor.type(search, 'policia');
  await visitor.wait(300);
  await expect(count).toHaveText('3 resultados');
  await type.selectOption('Públicas');
  await expect(others).toBeHidden();
  await expect(count).toHaveText('3 resultados');
  const police = main.getByRole('link', { name: /^Polícia Civil/ });
  for (const press of [visitor.press, visitor.pressByKey])
    expect((await visitor.open(police, press)).host).toMatch(/\.go\.gov\.br$/);
  await visitor.press(clear);
  await expect(type).toHaveValue('all');
  await visitor.expectChatBesideThePage();
  await expect(page).toHaveURL('/canais-manifestacao');
});

walk('a visitor finds a vacancy by a search engine and applies', async (visitor) => {
  const { page, main, popup } = visitor;
  await visitor.arrive(VACANCY, { referer: 'https://www.google.com/' });
  await visitor.choose('Só essenciais');
  await expect(main.getByRole('heading', { level: 1 })).toBeInViewport();
  await visitor.wait(3000);
  await expect(popup).toBeHidden();

  // vacancy.spec.ts opens it.
  await visitor.expectPressable(main.getByRole('link', { name: /^Ver Detalhes/ }));
  const apply = main.getByRole('link', { name: /^Candidatar-se/ });
  for (const press of [visitor.press, visitor.pressByKey])
    expect(await visitor.openChat(apply, press)).toMatch(
      /“Auxiliar Administrativo” \(Cerrado Gestão Contábil\).*\/vagas\/auxiliar-administrativo-/,
    );

  const trail = page.getByRole('navigation', { name: 'Você está em' });
  await visitor.follow(trail.getByRole('link', { name: 'Vagas de Emprego' }), '/vagas');
  const cards = main.getByRole('article');
  const all = await cards.count();
  await step('the newest one is of today, and two have pictures', async () => {
    expect(all).toBeGreaterThan(12);
    // The example data is of the day on which the site was started: an hour ago at most.
    const [today, hourAgo] = [0, 3_600_000].map((ago) =>
      new Date(Date.now() - ago).toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' }),
    );
    await expect(cards.first().locator('time')).toHaveText(new RegExp(`${today}|${hourAgo}`));
    await expect(cards.getByRole('img')).toHaveCount(2);
  });

  const search = main.getByRole('textbox', { name: 'Buscar nas vagas' });
  await visitor.type(search, 'motorista');
  await visitor.soon(() => main.getByRole('heading', { level: 3 }).count()).toBe(1);
  await visitor.press(main.getByRole('button', { name: 'Limpar' }));
  await expect(cards).toHaveCount(all);
  await visitor.expectChatBesideThePage();
});

walk('a visitor searches twice', async (visitor) => {
  const { page, isPhone, main, header } = visitor;
  await visitor.arrive('/sobre');
  await visitor.choose('Aceitar todos');
  const entry = header.getByRole('link', { name: 'Buscar' });
  const field = main.getByRole('searchbox');
  const answers = main.getByRole('listitem');

  await step('a key without a name, as autofill presses it, breaks nothing', async () => {
    await page.evaluate(() => document.body.dispatchEvent(new Event('keydown', { bubbles: true })));
    expect(visitor.consoleMessages).toEqual([]);
  });
  for (const [press, question, answer, address] of [
    [visitor.press, 'preço e-cnpj a1', /e-CNPJ A1.*R\$ 150,00/, '/certificacao-digital#precos'],
    [visitor.pressByKey, 'procon goiania telefone', /151/, /^\/canais-manifestacao/],
  ] as const) {
    await step(`“${question}” is answered`, async () => {
      await visitor.follow(entry, '/busca');
      await expect(field).toBeFocused();
      await page.keyboard.type(question);
      await visitor.soon(() => answers.first().textContent()).toMatch(answer);
      await visitor.expectPressable(visitor.chat);
      await visitor.follow(answers.first().getByRole('link'), address, press);
    });
  }
  await step('the search is there again on Back, and the entry leads into its field', async () => {
    await page.goBack();
    // The former page is on screen until the search is there: only passing time hydrates it.
    await visitor.soon(() => field.inputValue()).toBe('procon goiania telefone');
    await visitor.settle();
    await visitor.press(entry);
    await visitor.settle();
    await expect(field).toBeFocused();
    if (!isPhone) await page.keyboard.press('Escape');
    await expect(main.getByRole('heading', { level: 1 })).toBeInViewport();
  });
});
