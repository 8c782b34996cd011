import { ALL_ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

/** The end of a way, and the examples of patterns. */
const isEnd = (path: string) => path === '/obrigado' || path.endsWith('/um-exemplo');

test('every page is reached from the home page by links of pages, and no link leads nowhere', async ({
  request,
}) => {
  const pages = new Map<string, string>();
  const links = new Set(['/']);
  for (const link of links) {
    const [path = '', anchor] = link.split('#');
    const response = await request.get(path);
    expect(response.status(), link).toBe(200);
    const html = await response.text();
    if (anchor) expect(html, link).toContain(` id="${anchor}"`);
    if (pages.has(path)) continue;
    pages.set(path, html);
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const frame = path === '/' ? html : main;
    for (const [, href = ''] of frame.matchAll(/<a [^>]*href="([/#][^"]*)/g)) {
      const [to = '', id] = href.split('#');
      const page = to.split('?')[0] || path;
      links.add(id ? `${page}#${id}` : page);
    }
  }
  expect(ALL_ROUTES.filter((path) => !pages.has(path) && !isEnd(path))).toEqual([]);
});
