import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectSoon } from '../support/expectSoon.ts';
import { openPage, untilHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/canais-manifestacao';
const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar entidade' });
const type = (page: Page) => page.getByRole('combobox', { name: 'Tipo de entidade' });
const clear = (page: Page) => page.getByRole('button', { name: 'Limpar', exact: true });
const count = (page: Page) => page.getByRole('main').getByRole('status');
const publicas = (page: Page) => page.getByRole('region', { name: 'Órgãos públicos' });
const outras = (page: Page) => page.getByRole('region', { name: 'Outras entidades' });
const names = (page: Page) => page.locator('#busca').getByRole('heading', { level: 4 });

async function open(page: Page, query = '') {
  await openPage(page, PATH + query);
}

test('the page has its search in the first screen, and all its ways on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Canais de manifestação');
  for (const name of ['Abrir perfil da associação', 'Encontrar o CONSEG do bairro']) {
    const link = page.getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', /^https:/);
  }
  await expect(publicas(page).getByRole('listitem')).toHaveCount(15);
  await expect(outras(page).getByRole('listitem')).toHaveCount(22);
  await expect(publicas(page).getByRole('link', { name: /Registrar BO/ })).toHaveAttribute(
    'href',
    'https://raivirtual.ssp.go.gov.br/',
  );
  const about = page.getByRole('main').getByRole('link', { name: 'Conheça a associação' });
  await expect(about).toHaveAttribute('href', '/sobre');
  await expect(search(page)).toHaveAttribute(
    'placeholder',
    /polícia.*ministério.*sindicato.*tribunal/i,
  );
  await expect(search(page)).toHaveAccessibleDescription(
    /digite “policia”.*Federal, Civil e Militar/,
  );
  await expect(type(page).getByRole('option')).toHaveText(['Todas', 'Públicas', 'Outras']);
  await expect(count(page)).toHaveText('37 resultados');
  await expect(clear(page)).toHaveCount(0);
  await expectAccessible(page);

  // Mail opens in the same window, everything else in a new tab, and says so.
  await expect(names(page).locator('a[href^="mailto:"]:not([target])')).toHaveCount(1);
  const inNewTab =
    '[target=_blank][rel="noopener noreferrer"][aria-description="abre em nova aba"]';
  await expect(names(page).locator(`a[href^="https:"]${inNewTab}`)).toHaveCount(36);

  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(search(page), `${width} px`).toBeInViewport({ ratio: 1 });
  }

  await test.step('a telephone number is a link of its own, beside that of its entity', async () => {
    for (const [name, number] of [
      ['Ligar 190', 'tel:190'],
      ['Ligar 0800 062 0196', 'tel:08000620196'],
    ] as const) {
      const link = page.getByRole('main').getByRole('link', { name });
      await expect(link).toHaveAttribute('href', number);
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await link.click({ trial: true });
    }
    await expect(page.locator('[data-remote] a[href^="tel:"]')).toHaveCount(7);
  });
  await test.step('the supporters turn by button, start over at the end, and never move by themselves', async () => {
    const strip = page.getByRole('region', { name: 'Apoiadores' });
    const place = () => strip.evaluate(({ scrollLeft }) => scrollLeft);
    expect(await place()).toBe(0);
    await page.getByRole('button', { name: 'Próximos apoiadores' }).click();
    await expectSoon(place).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Próximos apoiadores' }).click();
    await expectSoon(place).toBe(0);
    await page.getByRole('button', { name: 'Apoiadores anteriores' }).click();
    await expectSoon(place).toBeGreaterThan(0);
  });
});

test('the list changes 300 ms after the last keystroke, not before', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await search(page).pressSequentially('pol');
  await page.clock.runFor(200);
  await search(page).pressSequentially('icia');
  await page.clock.runFor(299);
  await expect(names(page)).toHaveCount(37);
  await page.clock.runFor(1);
  await expect(names(page)).toHaveCount(3);
});

test('search and type filter the lists, which stay in place, by keyboard too', async ({ page }) => {
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
  await test.step('type, clearing and results are reached by keyboard', async () => {
    await search(page).fill('mpf');
    await page.keyboard.press('Enter');
    await expect(names(page)).toHaveText('Ministério Público Federal');
    await page.keyboard.press('Tab');
    await expect(type(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(clear(page)).toBeFocused();
    for (let tab = 0; tab < 7; tab += 1) await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /Ministério Público Federal/ })).toBeFocused();
  });
  await search(page).fill('POLICIA');
  await expect(count(page)).toHaveText('3 resultados');
  await expect(outras(page)).toContainText('Nenhuma outra entidade encontrada.');
  await expect(page).toHaveURL(`${PATH}?q=POLICIA`);
  await expect(search(page)).toBeFocused();
  await expectAccessible(page, '#busca');
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
  await clear(page).click();
  await expect(search(page)).toHaveValue('');
  await expect(search(page)).toBeFocused();
  await expect(type(page)).toHaveValue('all');
  await expect(count(page)).toHaveText('37 resultados');
  await expect(clear(page)).toHaveCount(0);
  await expect(page).toHaveURL(PATH);
  await type(page).selectOption('Públicas');
  await expect(outras(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${PATH}?tipo=publicas`);
  await type(page).selectOption('Todas');

  await test.step('nothing found says so and offers the way back, beside the channels that stay', async () => {
    await search(page).fill('xyz <b>&');
    await expect(page.getByRole('heading', { name: 'Nenhuma entidade encontrada' })).toBeVisible();
    await expect(
      page.getByText('Tente ajustar os filtros de pesquisa para encontrar o que procura.'),
    ).toBeVisible();
    await expect(count(page)).toHaveText('0 resultados');
    for (const name of [/^Abrir perfil/, /^Encontrar o CONSEG/, /^Registrar BO/])
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveCount(1);
    await expectAccessible(page, '#busca');
    await page.getByRole('button', { name: 'Ver todas as entidades' }).click();
    await expect(count(page)).toHaveText('37 resultados');
  });
});

test('a filter can be shared, and survives reload and back', async ({ page }) => {
  await open(page, '?utm_source=chat&q=tribunal&tipo=publicas');
  await expect(search(page)).toHaveValue('tribunal');
  await expect(type(page)).toHaveValue('publicas');
  await expect(count(page)).toHaveText('2 resultados');
  await page.reload();
  await expect(count(page)).toHaveText('2 resultados');
  await search(page).fill('procon');
  await expect(page).toHaveURL(/utm_source=chat/);
  await expect(count(page)).toHaveText('1 resultado');
  await page.getByRole('main').getByRole('link', { name: 'Conheça a associação' }).click();
  await expect(page).toHaveURL('/sobre');
  await page.goBack();
  await expect(search(page)).toHaveValue('procon');
  await expect(type(page)).toHaveValue('publicas');
  await expect(count(page)).toHaveText('1 resultado');
});

test('Back leads back while the search still has the focus', async ({ page }) => {
  await openPage(page, '/sobre');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Canais de manifestação' }).click();
  await expect(page).toHaveURL(PATH);
  await untilHydrated(page);
  for (const word of ['procon', 'tribunal']) {
    await search(page).fill(word);
    await expect(page).toHaveURL(`${PATH}?q=${word}`);
    await search(page).focus();
    await page.goBack();
    await expect(page.locator('[data-page="/sobre"]')).toBeAttached();
    await expect(page).toHaveURL('/sobre');
    await page.goForward();
    await expect(search(page)).toHaveValue(word);
    await untilHydrated(page);
  }
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
