import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectSoon } from '../support/expectSoon.ts';
import { openPage } from '../support/hydrated.ts';
import { stopTime } from '../support/stopTime.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/canais-manifestacao';
const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar entidade' });
const type = (page: Page) => page.getByRole('combobox', { name: 'Tipo de entidade' });
const clear = (page: Page) => page.getByRole('button', { name: 'Limpar', exact: true });
const count = (page: Page) => page.getByRole('main').getByRole('status');
const publicas = (page: Page) => page.getByRole('region', { name: 'Órgãos públicos' });
const outras = (page: Page) => page.getByRole('region', { name: 'Outras entidades' });
const names = (page: Page) => page.locator('#busca').getByRole('heading', { level: 4 });

const open = (page: Page, query = '') => openPage(page, PATH + query);

test('the search is in the first screen, numbers dial, supporters turn', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await expect(search(page)).toHaveAccessibleDescription(
    /digite “policia”.*Federal, Civil e Militar/,
  );
  await expect(clear(page)).toHaveCount(0);
  // Mail opens in the same window, everything else in a new tab, and says so.
  await expect(names(page).locator('a[href^="mailto:"]:not([target])')).toHaveCount(1);
  const inNewTab =
    '[target=_blank][rel="noopener noreferrer"][aria-description="abre em nova aba"]';
  await expect(names(page).locator(`a[href^="https:"]${inNewTab}`)).toHaveCount(36);
  for (const [width, height] of [
    [360, 640],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(search(page), `${width} px`).toBeInViewport({ ratio: 1 });
  }
  const numbers = page.locator('[data-remote] a[href^="tel:"]');
  await expect(numbers).toHaveCount(7);
  for (const number of await numbers.all()) {
    expect((await number.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await number.click({ trial: true });
  }
  await test.step('the supporters turn by button, start over at the end, and never move by themselves', async () => {
    const strip = page.getByRole('region', { name: 'Apoiadores' });
    const place = () => strip.evaluate(({ scrollLeft }) => scrollLeft);
    const turn = (name: string) => page.getByRole('button', { name }).click();
    expect(await place()).toBe(0);
    await turn('Próximos apoiadores');
    await expectSoon(place).toBeGreaterThan(0);
    await turn('Próximos apoiadores');
    await expectSoon(place).toBe(0);
    await turn('Apoiadores anteriores');
    await expectSoon(place).toBeGreaterThan(0);
  });
});

test('the list changes 300 ms after the last keystroke, not before', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await stopTime(page);
  await search(page).pressSequentially('pol');
  await page.clock.runFor(200);
  await search(page).pressSequentially('icia');
  await page.clock.runFor(299);
  await expect(names(page)).toHaveCount(37);
  await page.clock.runFor(1);
  await expect(names(page)).toHaveCount(3);
});

test('search and type filter the lists, which stay in place', async ({ page }) => {
  await open(page);
  await test.step('a frequent search is one tap away, and an entry of the history', async () => {
    await page.getByRole('link', { name: 'procon', exact: true }).click();
    await expect(search(page)).toHaveValue('procon');
    await expect(count(page)).toHaveText('1 resultado');
    await expect(page).toHaveURL(/q=procon/);
    await page.goBack();
    await expect(page).toHaveURL(PATH);
    await expect(count(page)).toHaveText('37 resultados');
  });
  await search(page).fill('POLICIA');
  await expect(count(page)).toHaveText('3 resultados');
  await expect(outras(page)).toContainText('Nenhuma outra entidade encontrada.');
  await expect(page).toHaveURL(`${PATH}?q=POLICIA`);
  await expect(search(page)).toBeFocused();
  await search(page).fill('petrobras');
  await expect(publicas(page)).toContainText('Nenhuma entidade pública encontrada.');

  await test.step('typing and choosing move nothing, however far the page is scrolled', async () => {
    await search(page).evaluate((field) => field.scrollIntoView());
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(0);
    await search(page).fill('saúde');
    await expect(count(page)).toHaveText(/^\d resultados$/);
    await type(page).selectOption('Outras');
    await expect(publicas(page)).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });
  await expect(page.getByRole('link', { name: /^Registrar BO/ })).toBeVisible();
  await expect(page).toHaveURL(/q=sa%C3%BAde&tipo=outras|tipo=outras&q=sa%C3%BAde/);
  await test.step('nothing found says so and offers the way back, beside the channels that stay', async () => {
    await search(page).fill('xyz <b>&');
    await expect(page.getByRole('heading', { name: 'Nenhuma entidade encontrada' })).toBeVisible();
    await expect(
      page.getByText('Tente ajustar os filtros de pesquisa para encontrar o que procura.'),
    ).toBeVisible();
    await expect(count(page)).toHaveText('0 resultados');
    await expectAccessible(page, '#busca');
    await page.getByRole('button', { name: 'Ver todas as entidades' }).click();
    await expect(count(page)).toHaveText('37 resultados');
  });
});

test('a filter can be shared, and survives reload and Back', async ({ page }) => {
  await open(page, '?utm_source=chat&q=tribunal&tipo=publicas');
  const expectFound = async (word: string, found: string) => {
    await expect(search(page)).toHaveValue(word);
    await expect(type(page)).toHaveValue('publicas');
    await expect(count(page)).toHaveText(found);
  };
  await expectFound('tribunal', '2 resultados');
  await page.reload();
  await expectFound('tribunal', '2 resultados');
  await search(page).fill('procon');
  await expect(page).toHaveURL(/utm_source=chat.*q=procon/);
  await page.getByRole('main').getByRole('link', { name: 'Conheça a associação' }).click();
  await expect(page).toHaveURL('/sobre');
  await page.goBack();
  await expectFound('procon', '1 resultado');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole list is there, and the type still filters it', async ({ page }) => {
    await page.goto(PATH);
    await expect(names(page)).toHaveCount(37);
    await expect(page.getByText(/^Sem JavaScript a lista fica completa/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Próximos apoiadores' })).toBeHidden();
    await type(page).selectOption('Outras');
    await expect(publicas(page).getByRole('list')).toBeHidden();
    await expect(page.getByRole('link', { name: /^Registrar BO/ })).toBeVisible();
    await type(page).selectOption('Públicas');
    await expect(outras(page).getByRole('list')).toBeHidden();
    await search(page).fill('polícia');
    await search(page).press('Enter');
    await expect(page).toHaveURL(/canais-manifestacao\?q=pol%C3%ADcia/);
    await expect(names(page)).toHaveCount(37);
  });
});
