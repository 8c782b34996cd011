import { ALL_ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { ESSENTIAL_ONLY } from './visitor.ts';

for (const [name, stored] of [
  ['before any choice', {}],
  ['with only the essential cookies', ESSENTIAL_ONLY],
] as const) {
  test(`no page asks a third party for anything ${name}`, async ({ page, baseURL }) => {
    const foreign: string[] = [];
    await page.route('**/*', (route) => {
      const { origin } = new URL(route.request().url());
      if (origin === baseURL) return route.continue();
      foreign.push(route.request().url());
      return route.abort();
    });
    await page.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, String(value));
    }, stored);
    for (const path of ALL_ROUTES) {
      await page.goto(path);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(page.locator('iframe')).toHaveCount(0);
    }
    expect(foreign).toEqual([]);
  });
}
