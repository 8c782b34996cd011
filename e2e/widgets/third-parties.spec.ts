import { expect, test } from '../support/test.ts';
import { ESSENTIAL_ONLY } from './visitor.ts';

test('pages with embeds ask no third party for anything with only the essential cookies', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) foreign.push(request.url());
  });
  await page.addInitScript(
    (choice) => localStorage.setItem('cookie_consent', choice),
    ESSENTIAL_ONLY.cookie_consent,
  );
  // Before any choice every-page.spec.ts says the same of all pages.
  for (const path of ['/seja-parceiro', '/colageno24horas']) {
    await page.goto(path);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.locator('iframe')).toHaveCount(0);
  }
  expect(foreign).toEqual([]);
});
