import { ALL_ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

/** The end of a way, and the examples of patterns. */
const isEnd = (path: string) => path === '/obrigado' || path.endsWith('/um-exemplo');

test('every page is reached from the home page by links of pages', async ({ request }) => {
  const reached = new Set(['/']);
  for (const path of reached) {
    const html = await (await request.get(path)).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const frame = path === '/' ? html : main;
    for (const [, href = ''] of frame.matchAll(/<a [^>]*href="(\/[a-z0-9/-]*)/g)) reached.add(href);
  }
  expect(ALL_ROUTES.filter((path) => !reached.has(path) && !isEnd(path))).toEqual([]);
});
