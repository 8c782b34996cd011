import type { Page } from '@playwright/test';
import { REMOTES } from '@site/platform/project/apps.ts';
import { expectAccessible } from '../support/axe.ts';
import { holdScripts } from '../support/hold.ts';
import { openPage, untilHydrated } from '../support/hydrated.ts';
import { withConsent } from '../support/onPage.ts';
import { expect, test } from '../support/test.ts';

const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Buscar' });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Do que você precisa hoje?' });
const status = (page: Page) => page.getByRole('main').getByRole('status');

test.beforeEach(({ page }) => withConsent(page));

test('the field has the focus also when scripts come after the click', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/sobre');
  await link(page).click();
  await page.waitForURL('/busca');
  await release();
  await expect(field(page)).toBeFocused();
});

test('nothing is loaded before a search; nothing found offers the chat', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPage(page);
  const ofSearch = () => asked.filter((path) => /busca|Search/.test(path));
  expect(ofSearch()).toEqual([]);
  await link(page).click();
  await expect(field(page)).toBeFocused();
  await untilHydrated(page);
  const indexes = () => asked.filter((path) => /busca.*\.json$/.test(path));
  expect(indexes()).toEqual([]);
  await page.keyboard.type('xyzzyq');
  await expect(status(page)).toHaveText('Nada encontrado para “xyzzyq”.');
  expect(indexes()).toEqual(['/busca.json']);
  const chat = page.getByRole('main').getByRole('link', { name: 'Perguntar pelo WhatsApp' });
  const href = new URL((await chat.getAttribute('href')) ?? '');
  expect(href.searchParams.get('text')).toContain('“xyzzyq”');
  await expect(page.getByRole('heading', { name: 'Mapa do site' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button is a link to the map of the site, and the form works', async ({ page }) => {
    await page.goto('/sobre');
    await link(page).click();
    await expect(page).toHaveURL('/busca');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Do que você precisa hoje?');
    const map = page.getByRole('navigation', { name: 'Mapa do site' });
    await expect(map.getByRole('heading', { level: 3 })).toHaveCount(REMOTES.length);
    await expect(map.getByRole('link', { name: 'Aluguel de auditório em Goiânia' })).toBeVisible();
    await page.getByRole('searchbox').fill('procon');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/busca?q=procon');
    await expect(map).toBeVisible();
  });
});

test('an address with a question shows its answers', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/busca?q=como+me+associar');
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').first()).toContainText('Associe-se');
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('auxiliar administrativo');
  await expect(main.locator('ol a[href^="/vagas/auxiliar-administrativo-"]')).not.toHaveCount(0);
  await expect(page).toHaveURL('/busca?q=auxiliar+administrativo');
  expect(await (await page.request.get('/robots.txt')).text()).toContain('Disallow: /busca?');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/busca$/);
});
