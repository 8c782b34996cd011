import type { Page } from '@playwright/test';
import { expectSoon } from '../support/expectSoon.ts';
import { holdScripts } from '../support/hold.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { fillInterest } from '../support/onPage.ts';
import { everyDocument } from '../support/routes.ts';
import { stopTime } from '../support/stopTime.ts';
import { expect, test } from '../support/test.ts';

/** Opens a page whose scripts are held; `release` lets them come and waits until all is hydrated. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page);
  // After 3 s a page without its scripts is static.
  await page.clock.install();
  await stopTime(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return async () => {
    await page.clock.resume();
    release();
    await untilHydrated(page);
    await expect(page.locator('nav[data-hydrated]')).toBeAttached();
  };
}

test('an opened answer stays open, and closes', async ({ page }) => {
  const release = await openEarly(page, '/certificacao-digital');
  const question = page.locator('details').first();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open');
  await release();
  await expect(question).toHaveAttribute('open');
  await question.locator('summary').click();
  await expect(question).not.toHaveAttribute('open');
});

test('what was typed into the form counts, and so does sending it', async ({ page }) => {
  const release = await openEarly(page, '/crm');
  const form = page.getByRole('main').getByRole('form');
  await fillInterest(form);
  await form.getByRole('button').click();
  await expect(page).toHaveURL('/crm');
  await release();
  await expect(form.getByRole('status')).toContainText('registrados com sucesso');
});

test('before scripts the panel works and the browser checks the form', async ({ page }) => {
  const release = await openEarly(page, '/crm');
  await page.getByRole('button', { name: 'Acessibilidade' }).click();
  const panel = page.getByRole('region', { name: 'Acessibilidade' });
  await expect(panel).toBeVisible();
  await page.getByRole('button', { name: 'Acessibilidade' }).click();
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Acessibilidade' }).click();
  await panel.getByRole('button', { name: 'Aumentar texto' }).click();
  await expect(page.locator('html')).toHaveCSS('font-size', '18px');
  await panel.getByRole('button', { name: 'Alto contraste' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
  await page.getByRole('main').getByRole('button', { name: 'Tenho interesse' }).click();
  await expect(page.getByRole('textbox', { name: 'Nome' })).toBeFocused();
  await release();
  await expect(page.locator('html')).toHaveCSS('font-size', '18px');
  await expect(page.getByText('Nome deve ter pelo menos 3 caracteres')).toBeVisible();
});

const FIELDS = 'main :is(input:not([type=hidden], [type=checkbox], [type=radio]), textarea)';

test('what was typed early into any field of a page stays', async ({ page }) => {
  const documents = await everyDocument();
  const isForm = ([path, html]: [string, string]) =>
    /<(input|textarea)/.test(html) && !path.startsWith('/vagas/');
  for (const [path] of [...documents].filter(isForm)) {
    const release = await openEarly(page, path);
    const fields = await page.locator(FIELDS).all();
    for (const field of fields) if (await field.isEnabled()) await field.fill('9.000');
    const typed = await Promise.all(fields.map((field) => field.inputValue()));
    const answer = page.getByRole('main').locator('output');
    const isCalculator = path === '/endereco-fiscal';
    if (isCalculator) await expect(answer).toContainText('R$ 9.000');
    await release();
    const values = () => Promise.all(fields.map((field) => field.inputValue()));
    await expectSoon(values, { message: path }).toEqual(typed);
    if (isCalculator) await expect(answer).toContainText('R$ 9.000');
  }
});

test('what is being typed keeps its focus and its place', async ({ page }) => {
  const release = await openEarly(page, '/canais-manifestacao');
  const search = page.getByRole('searchbox', { name: 'Buscar entidade' });
  await search.pressSequentially('polic');
  await release();
  await expect(search).toBeFocused();
  await search.pressSequentially('ia');
  await expect(search).toHaveValue('policia');
  await expect(page.getByRole('main').getByRole('status')).toContainText(/resultado/);
  await expect(page).toHaveURL(/policia/);
});
