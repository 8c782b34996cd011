import type { Page } from '@playwright/test';
import { searchIndexSchema, searchPointerSchema } from '@site/contract/search.ts';
import { certificates } from '@site/site/certificates.ts';
import { SiteSearch } from '../../shell/src/search/ranking.ts';
import { isExpected, QUESTIONS } from '../../shell/src/search/testing/fiftyQuestions.ts';
import { openHydrated } from '../shell/frame.ts';
import { expectAccessible } from '../support/axe.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { EDGE } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Do que você precisa hoje?' });
const field = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('option');
const withConsent = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('cookie_consent', '{"choice":"essential-only"}'));

test('by keyboard from the home page: asked, answered with the price, followed', async ({
  page,
}) => {
  await withConsent(page);
  await openHydrated(page, '/');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('preço e-cnpj a1');
  const answer = options(page).filter({ hasText: 'Certificado digital e-CNPJ A1' });
  await expect(answer).toContainText(certificates['e-cnpj-a1'].price.replace(',00', ''));
  await page.keyboard.press('ArrowDown');
  await expect(answer).toHaveAttribute('aria-selected', 'true');
  const active = await field(page).getAttribute('aria-activedescendant');
  expect(active).toBe(await answer.getAttribute('id'));
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/certificacao-digital#precos');
  await expect(dialog(page)).toHaveCount(0);
});

test('Escape closes it and gives the focus back, from the button and from anywhere', async ({
  page,
}) => {
  await withConsent(page);
  await openHydrated(page);
  const button = page.getByRole('banner').getByRole('button', { name: 'Buscar' });
  await button.focus();
  await page.keyboard.press('Space');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Convênios' });
  await link.focus();
  await page.keyboard.press('ControlOrMeta+K');
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('arrows go round through the answers and the field, and Enter alone opens the page of answers', async ({
  page,
}) => {
  await withConsent(page);
  await openHydrated(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('procon goiania telefone');
  await expect(options(page).first()).toContainText('151');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).last()).toHaveAccessibleName('Perguntar pelo WhatsApp');
  await page.keyboard.press('ArrowDown');
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/busca?q=procon+goiania+telefone');
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first).toContainText('151');
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 4 })).toHaveText([/^Procon Goiás/]);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('procon goiania telefone');
  await expect(first).toContainText('151');
});

test('nothing is loaded before somebody searches', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(page);
  await untilHydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Buscar' }).hover();
  const ofSearch = () => asked.filter((path) => /busca|Search/.test(path));
  expect(ofSearch()).toEqual([]);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('sala');
  await expect(options(page).first()).toContainText('Sala');
  expect(ofSearch()).toEqual(
    expect.arrayContaining(['/busca.json', expect.stringMatching(/\/assets\/busca-\w+\.json$/)]),
  );
});

test('nothing found says so, and offers somebody to ask and the map', async ({ page }) => {
  await withConsent(page);
  await openHydrated(page);
  await page.keyboard.press('Control+k');
  // At once, before the dialog is here.
  await page.keyboard.type('xyzzyq');
  await expect(dialog(page).getByRole('status')).toHaveText('Nada encontrado para “xyzzyq”.');
  const chat = options(page).filter({ hasText: 'Perguntar pelo WhatsApp' });
  const href = new URL((await chat.getAttribute('href')) ?? '');
  expect(href.searchParams.get('text')).toContain('“xyzzyq”');
  await options(page).filter({ hasText: 'Ver o mapa do site' }).click();
  await expect(page).toHaveURL('/busca');
  await expect(page.getByRole('heading', { name: 'Mapa do site' })).toBeVisible();
});

test.describe('on a small phone, with the cookie banner', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('the search opens by touch, is whole, and its answer is one tap away', async ({ page }) => {
    await openHydrated(page);
    await expect(page.getByRole('button', { name: 'Aceitar todos' })).toBeVisible();
    const button = page.getByRole('banner').getByRole('button', { name: 'Buscar' });
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await button.tap();
    await field(page).pressSequentially('alugar sala para reunião terça');
    await expect(dialog(page)).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, 'dialog');
    await options(page).first().tap();
    await expect(page).toHaveURL('/aluguel-salas-comerciais');
  });
});

for (const width of [320, 360, 768, 1000, 1024, 1440, 2560]) {
  test(`the header has room for everything at ${width} px, with large text too`, async ({
    page,
  }) => {
    await withConsent(page);
    await page.setViewportSize({ width, height: 700 });
    for (const size of [16, 24]) {
      await page.addInitScript(
        (textSize) =>
          localStorage.setItem(
            'accessibility_preferences',
            JSON.stringify({ textSize, isHighContrast: false }),
          ),
        size,
      );
      await openHydrated(page);
      const button = page.getByRole('banner').getByRole('button', { name: 'Buscar' });
      await expect(button).toBeInViewport({ ratio: 1 });
      const parts = await page.evaluate(() =>
        [...document.querySelectorAll('.site-header-row > *, .menu-bar > li')]
          .map((part) => part.getBoundingClientRect())
          .filter((box) => box.width > 0)
          .map(({ left, right, height }) => ({ left, right, height })),
      );
      for (const { left, right, height } of parts) {
        expect(left, `${size}`).toBeGreaterThanOrEqual(0);
        expect(right, `${size}`).toBeLessThanOrEqual(width);
        expect(height, `one line at ${size}`).toBeLessThanOrEqual(size * 4.6);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button is a link to the map of the site, and its form has an address', async ({
    page,
  }) => {
    await page.goto('/sobre');
    await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).click();
    await expect(page).toHaveURL('/busca');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Do que você precisa hoje?');
    const map = page.getByRole('navigation', { name: 'Mapa do site' });
    await expect(map.getByRole('heading', { level: 3 })).toHaveCount(5);
    await expect(map.getByRole('link', { name: 'Aluguel de auditório em Goiânia' })).toBeVisible();
    await page.getByRole('searchbox').fill('procon');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/busca?q=procon');
    await expect(map).toBeVisible();
  });
});

test('an address with a question shows its answers, and typing changes it', async ({ page }) => {
  await withConsent(page);
  await page.goto('/busca?q=como+me+associar');
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').first()).toContainText('Associe-se');
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('falta de luz');
  await expect(main.getByRole('listitem').first()).toContainText('0800 062 0196');
  await expect(page).toHaveURL('/busca?q=falta+de+luz');
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /busca?');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/busca$/);
});

test('the not-found page offers the search', async ({ page, consoleMessages }) => {
  await page.goto('/nada');
  await page.getByRole('main').getByRole('link', { name: 'Buscar no site' }).click();
  await expect(page.getByRole('heading', { name: 'Mapa do site' })).toBeVisible();
  consoleMessages.splice(0); // The browser itself complains about the status 404.
});

test('where the index does not come it says so, and somebody can be asked', async ({
  page,
  consoleMessages,
}) => {
  await withConsent(page);
  await page.route('**/busca.json', (route) => route.abort());
  await openHydrated(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sala');
  await expect(dialog(page).getByRole('status')).toContainText('A busca não carregou');
  await expect(options(page).filter({ hasText: 'Perguntar pelo WhatsApp' })).toBeVisible();
  consoleMessages.splice(0); // The browser itself complains about what did not come.
});

test('fifty questions find their answers in what is published, at the edge too', async ({
  request,
}) => {
  for (const origin of ['', EDGE]) {
    const pointer = await (await request.get(`${origin}/busca.json`)).json();
    const { index } = searchPointerSchema.parse(pointer);
    const answer = await request.get(origin + index);
    expect(answer.headers()['cache-control']).toContain('immutable');
    const { entries } = searchIndexSchema.parse(await answer.json());
    expect(entries.some(({ kind }) => kind === 'vacancy')).toBe(true);
    const search = new SiteSearch(entries);
    // The one vacancy that the seed does not have.
    for (const question of QUESTIONS.filter(({ title }) => title !== 'Motorista de Caminhão')) {
      const answers = search.find(question.asked, 3);
      const titles = answers.map(({ title }) => title).join(' / ');
      expect(
        answers.some((entry) => isExpected(question, entry)),
        `${question.asked}: ${titles}`,
      ).toBe(true);
    }
  }
});
