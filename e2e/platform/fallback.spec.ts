import { expect, test } from '@playwright/test';
import { addLink } from '../support/onPage.ts';

const FOOTER_LINK = 'footer a[href="/ouvidoria"]';

test('a document that cannot be fetched is loaded in the ordinary way', async ({ page }) => {
  await page.goto('/sobre');
  await page.waitForFunction(() => Object.keys(document.getElementById('root') ?? {}).length > 0);
  await page.route('**/pages/ouvidoria.html', (route) => route.abort());
  await page.locator(FOOTER_LINK).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ouvidoria');
  await expect(page).toHaveURL('/ouvidoria');
});

test('a module that cannot be loaded leaves a readable page with working links', async ({
  page,
}) => {
  await page.route('**/mf-channels/assets/*.js', (route) => route.abort());
  await page.goto('/sobre');
  await page.waitForFunction(() => Object.keys(document.getElementById('root') ?? {}).length > 0);
  await page.locator(FOOTER_LINK).click();
  await expect(page).toHaveURL('/ouvidoria');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ouvidoria');
  await page.locator('footer a[href="/sobre"]').click();
  await expect(page).toHaveURL('/sobre');
});

test('a link to nowhere ends at the not-found page', async ({ page }) => {
  await page.goto('/sobre');
  await page.waitForFunction(() => Object.keys(document.getElementById('root') ?? {}).length > 0);
  await (await addLink(page, '/nada')).click();
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  await page.getByRole('link', { name: 'Voltar para o início' }).click();
  await expect(page).toHaveURL('/');
});
