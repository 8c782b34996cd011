import { expectAccessible } from '../support/axe.ts';
import { ROUTES } from '../support/routes.ts';
import { test } from '../support/test.ts';

const PATHS = ROUTES['mf-institutional'] ?? [];

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

for (const path of PATHS) {
  const isSeenTwice = COMPOSITIONS.includes(path);
  test(`axe finds nothing on ${path}${isSeenTwice ? ', in high contrast too' : ''}`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectAccessible(page);
    if (!isSeenTwice) return;
    await page.locator('html').evaluate((html) => html.setAttribute('data-contrast', 'high'));
    await expectAccessible(page);
  });
}

test('axe finds nothing while a question is open', async ({ page }) => {
  await page.goto('/certificacao-digital');
  await page.getByRole('heading', { name: 'Quanto custa renovar?' }).click();
  await expectAccessible(page);
});
