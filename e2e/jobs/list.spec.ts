import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { hold } from '../support/hold.ts';
import { openPage } from '../support/hydrated.ts';
import { EDGE, START } from '../support/sites.ts';
import { stopTime } from '../support/stopTime.ts';
import { expect, test } from '../support/test.ts';

/** The newest vacancy of the example data. */
const NEWEST = '/vagas/auxiliar-administrativo-5e1f0c1a-0001-4a6b-8c00-000000000001';
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const search = (page: Page) => page.getByRole('textbox', { name: 'Buscar nas vagas' });

/** Titles of the open vacancies in the database, newest first. */
async function storedTitles(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get(
    '/rest/v1/jobs?select=*&type=eq.job_offer&order=created_at.desc',
  );
  const stored: { title: string }[] = await answer.json();
  return stored.map(({ title }) => title);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all vacancies are on one page and in its feed', async ({ page, request }) => {
    const stored = await storedTitles(request);
    await page.goto('/vagas');
    await expect(titles(page)).toHaveText(stored);
    await expect(page.getByRole('article').getByText('Vaga', { exact: true })).toHaveCount(
      stored.length,
    );
    await expect(search(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Copiar link' }).first()).toBeHidden();
    await expect(page.getByRole('link', { name: 'Vagas mais antigas' })).toHaveCount(0);
    const address = await page.locator('link[type="application/atom+xml"]').getAttribute('href');
    expect(address).toMatch(/\/vagas\/feed\.xml$/);
    for (const site of [START, EDGE]) {
      const answer = await request.get(`${site}/vagas/feed.xml`);
      expect(answer.headers()['content-type']).toBe('text/xml; charset=utf-8');
      expect((await answer.text()).match(/<entry>/g)).toHaveLength(stored.length);
    }
  });
});

test('the search covers all vacancies and is there again on Back and reload', async ({ page }) => {
  await page.goto('/vagas?q=cnh');
  await expect(search(page)).toHaveValue('cnh');
  await expect(page.getByText('4 vagas encontradas.')).toBeVisible();
  await search(page).fill('eletricista');
  const found = page.getByRole('link', { name: 'Eletricista de Manutenção Predial' });
  await expect(found).toBeVisible();
  await expect(page.getByText('2 vagas encontradas.')).toBeVisible();
  await expect(page).toHaveURL('/vagas?q=eletricista');
  await expectAccessible(page, 'main');
  await found.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Eletricista de Manutenção Predial',
  );
  await page.goBack();
  await expect(search(page)).toHaveValue('eletricista');
  await expect(page.getByText('2 vagas encontradas.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('2 vagas encontradas.')).toBeVisible();
  await search(page).fill('FARMACEUTICOS jatai');
  await expect(titles(page)).toHaveText(['Farmacêutico(a) Responsável Técnico(a)']);
  await search(page).fill('astronauta');
  await expect(page.getByText('Nenhuma vaga encontrada para “astronauta”.')).toBeVisible();
  await page.getByRole('search').getByRole('button', { name: 'Limpar' }).click();
  await expect(search(page)).toBeFocused();
  await expect(page).toHaveURL('/vagas');
  await expect(titles(page).first()).toHaveText('Auxiliar Administrativo');
});

/** As on iPhones, where a tapped link takes no focus. */
const tapWithoutFocus = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());

for (const [comes, pause, follow] of [
  ['at once', 0, (link: Locator) => link.click()],
  ['late', 1000, (link: Locator) => link.click()],
  ['late, while the field keeps the focus,', 1000, tapWithoutFocus],
] as const) {
  test(`a vacancy opened while typing that comes ${comes} keeps the words`, async ({ page }) => {
    await page.clock.install();
    await openPage(page, '/vagas');
    const name = 'Eletricista de Manutenção Predial';
    const release = await hold(page, '**/pages/vagas/eletricista-*');
    await stopTime(page);
    await search(page).fill('eletricista');
    await follow(page.getByRole('link', { name }));
    await page.clock.runFor(pause);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.clock.resume();
    await page.goBack();
    await expect(page).toHaveURL('/vagas?q=eletricista');
    await expect(search(page)).toHaveValue('eletricista');
    await expect(page.getByText('2 vagas encontradas.')).toBeVisible();
  });
}

test('the keyboard alone works everything, and the database is left alone', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await openPage(page, '/vagas');
  await expect(page.getByText(/^\((há \d+|ontem|hoje)/).first()).toBeVisible();
  await expect(page.getByText('Currículo', { exact: true })).toHaveCount(0);
  expect(asked.filter((url) => /rest\/v1|supabase|vagas-.*json/.test(url))).toEqual([]);
  await search(page).focus();
  const first = page.getByRole('article').first();
  for (const name of [
    'Auxiliar Administrativo',
    '+2 ver todos (Requisitos)',
    '+2 ver todos (Benefícios)',
    /^Candidatar-se/,
    /^Ver Detalhes/,
  ]) {
    await page.keyboard.press('Tab');
    await expect(first.getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(first.getByRole('button', { name: 'Copiar link' })).toBeFocused();
  await first.getByRole('link', { name: 'Auxiliar Administrativo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(NEWEST);
});
