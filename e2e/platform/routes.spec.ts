import { expect, test } from '@playwright/test';
import { ALL_ROUTES } from '../support/routes.ts';
import { EDGE, START } from '../support/sites.ts';

/** The addresses that the site has promised; each must stay. New ones need no place here. */
const PROMISED = [
  '/',
  '/sobre',
  '/servicos',
  '/certificacao-digital',
  '/seja-parceiro',
  '/associe-se',
  '/obrigado',
  '/assessoria',
  '/excelencia-empresarial',
  '/convenios',
  '/blog',
  '/blog/noticias',
  '/blog/post/primeira-publicacao',
  '/eventos',
  '/podcasts',
  '/empresarial',
  '/politica-privacidade',
  '/termos-uso',
  '/politica-cookies',
  '/aluguel-auditorio',
  '/aluguel-salas-comerciais',
  '/aluguel-podcast',
  '/endereco-fiscal',
  '/canais-manifestacao',
  '/ouvidoria',
  '/vagas',
  '/curriculos',
  '/oferta-trabalho',
  '/dashboard-empregador',
  '/marketplace',
  '/crm',
  '/colageno24horas',
];

for (const [name, address] of Object.entries({ 'npm start': START, 'the edge': EDGE })) {
  test(`every route answers with finished HTML from ${name}`, async ({ request }) => {
    for (const route of new Set([...PROMISED, ...ALL_ROUTES])) {
      const response = await request.get(address + route);
      expect(response.status(), route).toBe(200);
      expect(response.headers()['content-type'], route).toBe('text/html; charset=utf-8');
      const html = await response.text();
      expect(html, route).toMatch(/<title data-page-head>[^<]+ \| Ipê Empresarial<\/title>/);
      expect(html, route).toMatch(/name="description" content="[^"]{20,}"/);
      expect(html.match(/<h1[\s>]/g), route).toHaveLength(1);
      expect(html, route).toMatch(
        /<header[\s>][\s\S]*<main[\s>][\s\S]*<\/main>[\s\S]*<footer[\s>]/,
      );
      expect(html, route).not.toContain('<!--#');
    }
  });

  test(`the contact page redirects for good to the partner page at ${name}`, async ({
    request,
  }) => {
    const response = await request.get(`${address}/contato?a=1`, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(new URL(response.headers().location ?? '', address).pathname).toBe('/seja-parceiro');
  });

  test(`an address with a slash at its end redirects to the page at ${name}`, async ({
    request,
  }) => {
    const response = await request.get(`${address}/sobre/`, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(new URL(response.headers().location ?? '', address).pathname).toBe('/sobre');
  });

  test(`any other path is the not-found page with status 404 at ${name}`, async ({ request }) => {
    for (const path of ['/nada', '/sobre/nada', '/blog/post/a/b', '/index.html']) {
      const response = await request.get(address + path);
      expect(response.status(), path).toBe(404);
      const html = await response.text();
      expect(html, path).toContain('Página não encontrada');
      expect(html, path).toContain('Voltar para o início');
      expect(html, path).toContain('<footer');
    }
  });

  test(`a path that climbs out of the site is refused at ${name}`, async ({ request }) => {
    for (const path of ['/..%2f..%2fetc/passwd', '/%2e%2e/package.json', '/pages/..%2f404.html']) {
      expect([400, 404], path).toContain((await request.get(address + path)).status());
    }
  });

  test(`nothing can be written through ${name}`, async ({ request }) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      for (const path of ['/rest/v1/jobs', '/sobre']) {
        const response = await request.fetch(address + path, { method, data: {} });
        expect(response.status(), `${method} ${path}`).toBe(405);
      }
    }
  });

  test(`pages carry the security headers at ${name}`, async ({ request }) => {
    const headers = (await request.get(`${address}/sobre`)).headers();
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-cache');
  });
}
