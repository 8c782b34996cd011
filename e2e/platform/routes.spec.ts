import { ALL_ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

// What `npm start` answers here the edge answers, too: see `same-bytes.spec.ts`.

/** The addresses that the site has promised; each must stay. New ones need no place here. */
const PROMISED = `
  / /sobre /servicos /certificacao-digital /seja-parceiro /associe-se /obrigado /assessoria
  /excelencia-empresarial /convenios /blog /blog/noticias /blog/post/primeira-publicacao /eventos
  /podcasts /empresarial /politica-privacidade /termos-uso /politica-cookies
  /aluguel-auditorio /aluguel-salas-comerciais /aluguel-podcast /endereco-fiscal
  /canais-manifestacao /ouvidoria
  /vagas /curriculos /oferta-trabalho /dashboard-empregador
  /marketplace /crm /colageno24horas
`;

test('every route answers with HTML for readers', { tag: '@errand' }, async ({ request }) => {
  const pictures = new Map<string, string>();
  for (const route of ALL_ROUTES) {
    const response = await request.get(route);
    expect(response.status(), route).toBe(200);
    expect(response.headers()['content-type'], route).toBe('text/html; charset=utf-8');
    const html = await response.text();
    expect(html.match(/<h1[\s>]/g), route).toHaveLength(1);
    expect(html, route).toMatch(/<header[\s>][\s\S]*<main[\s>][\s\S]*<\/main>[\s\S]*<footer[\s>]/);
    expect(html, route).not.toContain('<!--#');
    expect(html, route).toMatch(/<title data-page-head>[^<]{1,60} \| Ipê Empresarial<\/title>/u);
    expect(html, route).toMatch(/name="description" content="[^"]{20,160}"/u);
    const picture = (name: string) =>
      new RegExp(`property="og:image${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
    expect([picture(':width'), picture(':height')], route).toEqual(['1200', '630']);
    expect(picture(':alt').length, route).toBeGreaterThan(2);
    const { origin, pathname } = new URL(picture(''));
    expect(origin, route).toBe('https://ipe-empresarial.example');
    const kind = route.replace(/^\/vagas\/pagina\/.*/, '/vagas');
    expect(pictures.get(pathname) ?? kind, route).toBe(kind);
    pictures.set(pathname, kind);
  }
  for (const pathname of pictures.keys()) {
    const answer = await request.get(pathname);
    expect(answer.headers()['content-type'], pathname).toBe('image/jpeg');
    expect(answer.headers()['cache-control'], pathname).toContain('immutable');
    expect((await answer.body()).length, pathname).toBeLessThan(100_000);
  }
  for (const path of PROMISED.trim().split(/\s+/))
    expect((await request.get(path)).status(), path).toBe(200);
});

/** The end of a way, and the examples of patterns. */
const isEnd = (path: string) => path === '/obrigado' || path.endsWith('/um-exemplo');

test('links reach every page, none leads nowhere', { tag: '@errand' }, async ({ request }) => {
  const pages = new Map<string, string>();
  const follow = async (links: Set<string>) => {
    for (const link of links) {
      const [path = '', anchor] = link.split('#');
      const response = await request.get(path);
      expect(response.status(), link).toBe(200);
      const html = await response.text();
      if (anchor) expect(html, link).toContain(` id="${anchor}"`);
      if (pages.has(path)) continue;
      pages.set(path, html);
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      // Header and footer are the same everywhere: theirs are followed once.
      const part = path === '/' ? html : main;
      for (const [, href = ''] of part.matchAll(/<a\s[^>]*href="([/#][^"]*)/g)) {
        const [to = '', id] = href.split('#');
        const page = to.split('?')[0] || path;
        links.add(id ? `${page}#${id}` : page);
      }
    }
  };
  await follow(new Set(['/']));
  const others = ALL_ROUTES.filter((path) => !pages.has(path));
  expect(others.filter((path) => !isEnd(path))).toEqual([]);
  await follow(new Set(others));
});
