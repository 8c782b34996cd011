import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { hold } from '../support/hold.ts';
import { openPage } from '../support/hydrated.ts';
import { stopTime } from '../support/stopTime.ts';
import { expect, test } from '../support/test.ts';

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const search = (page: Page) => page.getByRole('textbox', { name: 'Buscar nas vagas' });

test('the search covers all vacancies and is there again on Back and reload', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.goto('/vagas?q=cnh');
  await expect(page.getByText('4 vagas encontradas.').first()).toBeVisible();
  await search(page).fill('eletricista');
  const found = page.getByRole('link', { name: 'Eletricista de Manutenção Predial' });
  await expect(found).toBeVisible();
  await expect(page.getByText('2 vagas encontradas.').first()).toBeVisible();
  await expect(page).toHaveURL('/vagas?q=eletricista');
  await expectAccessible(page, 'main');
  await found.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Eletricista de Manutenção Predial',
  );
  await page.goBack();
  await expect(search(page)).toHaveValue('eletricista');
  await expect(page.getByText('2 vagas encontradas.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('2 vagas encontradas.').first()).toBeVisible();
  await search(page).fill('astronauta');
  await expect(page.getByText('Nenhuma vaga encontrada para “astronauta”.')).toBeVisible();
  await page.getByRole('search').getByRole('button', { name: 'Limpar' }).click();
  await expect(search(page)).toBeFocused();
  await expect(page).toHaveURL('/vagas');
  await expect(titles(page).first()).toHaveText('Auxiliar Administrativo');
  expect(asked.filter((url) => /rest\/v1|supabase/.test(url))).toEqual([]);
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
    await expect(page.getByText('2 vagas encontradas.').first()).toBeVisible();
  });
}
