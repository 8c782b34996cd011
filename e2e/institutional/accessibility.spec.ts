import { expectAccessible } from '../support/axe.ts';
import { ROUTES } from '../support/routes.ts';
import { test } from '../support/test.ts';

/** One of each composition: colours come from tokens, so the others cannot differ. */
const COMPOSITIONS = [
  '/',
  '/sobre',
  '/certificacao-digital',
  '/seja-parceiro',
  '/excelencia-empresarial',
  '/blog',
  '/politica-cookies',
];

const OTHERS = (ROUTES['mf-institutional'] ?? []).filter((path) => !COMPOSITIONS.includes(path));

test('axe finds nothing on a page of each composition, in high contrast too', async ({ page }) => {
  for (const path of COMPOSITIONS) {
    await page.goto(path);
    await expectAccessible(page);
    await page.locator('html').evaluate((html) => html.setAttribute('data-contrast', 'high'));
    await expectAccessible(page);
  }
});

test('axe finds nothing on the other pages', async ({ page }) => {
  for (const path of OTHERS) {
    await page.goto(path);
    await expectAccessible(page);
  }
});

test('axe finds nothing while a question is open', async ({ page }) => {
  await page.goto('/certificacao-digital');
  await page.getByRole('heading', { name: 'Quanto custa renovar?' }).click();
  await expectAccessible(page);
});
