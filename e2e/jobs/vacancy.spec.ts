import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { row, rows, serveRows } from './backend.ts';

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const structuredData = (page: Page) => page.locator('main script[type="application/ld+json"]');

test('a link to one vacancy turns to its page, scrolls to it and focuses it', async ({ page }) => {
  await serveRows(page, rows(30));
  await page.goto('/vagas#id-20');
  await expect(card(page, 'Vaga 20')).toBeFocused();
  await expect(card(page, 'Vaga 20')).toBeInViewport();

  await page.evaluate(() => window.location.assign('#id-3'));
  await expect(card(page, 'Vaga 3')).toBeFocused();
  await expectAccessible(page, '#vaga-id-3');
  await page.goBack();
  await expect(card(page, 'Vaga 20')).toBeFocused();
});

test('a link to a vacancy that is gone says so', async ({ page }) => {
  await serveRows(page, rows(3));
  await page.goto('/vagas#id-99');
  await expect(page.getByText('A vaga deste link não está mais no quadro.')).toBeVisible();
});

test("'Copiar link' gives the address of the vacancy, and that address works", async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await serveRows(page, rows(14));
  await page.goto('/vagas');
  await card(page, 'Vaga 5').getByRole('button', { name: 'Copiar link' }).click();
  await expect(card(page, 'Vaga 5').getByRole('status')).toHaveText('Link copiado.');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(address).pathname + new URL(address).hash).toBe('/vagas#id-5');
  await page.goto('/curriculos');
  await page.goto(address);
  await expect(card(page, 'Vaga 5')).toBeFocused();
});

test("'Candidatar-se' opens the chat in a new tab, with a message naming the vacancy", async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await serveRows(page, [row()]);
  await page.goto('/vagas');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Candidatar-se/ }).click();
  const message = new URL((await opened).url()).searchParams.get('text');
  expect(message).toContain('“Auxiliar Administrativo” (Cerrado Gestão Contábil)');
  expect(message).toContain('/vagas#a');
});

test('the keyboard alone reaches and works everything, in reading order', async ({ page }) => {
  const long = row({
    requirements: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
    pdf_resume_url: 'https://a.example/vaga.pdf',
  });
  await serveRows(page, [long, ...rows(12)]);
  await page.goto('/vagas');
  await expect(page.getByRole('article')).toHaveCount(12);
  await page.getByRole('textbox', { name: 'Buscar nas vagas' }).focus();
  const first = page.getByRole('article').first();

  await page.keyboard.press('Tab');
  const more = first.getByRole('button', { name: '+2 ver todos (Requisitos)' });
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first.getByRole('listitem').filter({ hasText: /^g$/ })).toBeVisible();
  await expect(first.getByRole('button', { name: 'Mostrar menos (Requisitos)' })).toBeFocused();
  for (const name of [/^Candidatar-se/, /^Ver Detalhes/]) {
    await page.keyboard.press('Tab');
    await expect(first.getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(first.getByRole('button', { name: 'Copiar link' })).toBeFocused();
  await expectAccessible(page, '#vaga-a');
  await page.getByRole('button', { name: 'Próxima' }).focus();
  await page.keyboard.press('Space');
  await expect(card(page, 'Vaga 12')).toBeVisible();
});

test('offers carry structured data as long as they are on screen', async ({ page }) => {
  await page.goto('/vagas');
  await expect(structuredData(page)).toHaveCount(1);
  const data = JSON.parse((await structuredData(page).textContent()) ?? '');
  expect(data['@graph']).toHaveLength(12);
  expect(data['@graph'][0]).toMatchObject({ '@type': 'JobPosting', title: expect.any(String) });
  await page.getByRole('link', { name: 'Cadastre o seu currículo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Currículos' })).toBeVisible();
  await expect(
    page.locator('script[type="application/ld+json"]', { hasText: 'JobPosting' }),
  ).toHaveCount(0);
});
