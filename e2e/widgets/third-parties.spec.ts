import { ALL_ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { ESSENTIAL_ONLY } from './visitor.ts';

const WITH_EMBEDS = ['/seja-parceiro', '/colageno24horas'];

for (const [name, stored, routes] of [
  ['before any choice', {}, ALL_ROUTES],
  ['with only the essential cookies', ESSENTIAL_ONLY, WITH_EMBEDS],
] as const) {
  test(`no page asks a third party for anything ${name}`, async ({ page, baseURL }) => {
    test.slow();
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL) foreign.push(request.url());
    });
    await page.addInitScript((choice) => {
      if (choice) localStorage.setItem('cookie_consent', choice);
    }, Object.values(stored)[0]);
    for (const path of routes) {
      await page.goto(path);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(page.locator('iframe')).toHaveCount(0);
    }
    expect(foreign).toEqual([]);
  });
}
