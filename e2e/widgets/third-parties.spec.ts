import { expect, test } from '../support/test.ts';
import { ESSENTIAL_ONLY } from './visitor.ts';

/** Of all pages every-page.spec.ts says the same, on a phone. */
const WITH_EMBEDS = ['/seja-parceiro', '/colageno24horas'];

for (const [name, stored] of [
  ['before any choice', {}],
  ['with only the essential cookies', ESSENTIAL_ONLY],
] as const) {
  test(`a page with embeds asks no third party for anything ${name}`, async ({ page, baseURL }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL) foreign.push(request.url());
    });
    await page.addInitScript((choice) => {
      if (choice) localStorage.setItem('cookie_consent', choice);
    }, Object.values(stored)[0]);
    for (const path of WITH_EMBEDS) {
      await page.goto(path);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(page.locator('iframe')).toHaveCount(0);
    }
    expect(foreign).toEqual([]);
  });
}
