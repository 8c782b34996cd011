import Validator from '@adobe/structured-data-validator';
import * as z from 'zod';
import { ask } from '../support/ask.ts';
import { ALL_ROUTES, everyDocument } from '../support/routes.ts';
import { START } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

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

const SITE = 'https://ipe-empresarial.example';

const get = (path: string) => ask(START + path);
let documents: Map<string, string>;

// All of them in one process, which asks for each page once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  documents = await everyDocument();
});

/** The end of a way, and the examples of patterns. */
const isEnd = (path: string) => path === '/obrigado' || path.endsWith('/um-exemplo');

test('links reach every page, none leads nowhere', { tag: '@errand' }, async () => {
  const pages = new Map<string, string>();
  const follow = async (links: Set<string>) => {
    for (const link of links) {
      const [path = '', anchor] = link.split('#');
      const isNew = !pages.has(path);
      const answer = isNew && !documents.has(path) ? await get(path) : undefined;
      if (answer) expect(answer.status, link).toBe(200);
      const html = pages.get(path) ?? documents.get(path) ?? (await answer?.text()) ?? '';
      pages.set(path, html);
      if (anchor) expect(html, link).toContain(` id="${anchor}"`);
      if (!isNew) continue;
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
  await follow(new Set([...others, ...PROMISED.trim().split(/\s+/)]));
});

const JSON_LD = /<script[^>]*type="application\/ld\+json"[^>]*>([^<]*)</g;
const typedSchema = z.looseObject({ '@type': z.string() });
const graphSchema = z.object({ '@graph': z.array(typedSchema) });
/** What the validator does not know: questions must have answers. */
const text = z.string().min(5);
const faqSchema = z.object({
  mainEntity: z.array(z.object({ name: text, acceptedAnswer: z.object({ text }) })).min(1),
});

/** Every address of this site that a block names. */
function addressesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith(`${SITE}/`) ? [value] : [];
  return typeof value === 'object' && value ? Object.values(value).flatMap(addressesOf) : [];
}

test('structured data has what search engines require', async () => {
  const blocks = new Map<string, string>();
  for (const [path, html] of documents)
    for (const [, json = ''] of html.matchAll(JSON_LD)) blocks.set(json, blocks.get(json) ?? path);
  expect(blocks.size).toBeGreaterThan(40);
  const types = new Set<string>();
  const addresses = new Set<string>();
  for (const [json, path] of blocks) {
    const data = z
      .looseObject({ '@context': z.literal('https://schema.org') })
      .parse(JSON.parse(json));
    for (const address of addressesOf(data)) addresses.add(new URL(address).pathname);
    for (const thing of graphSchema.safeParse(data).data?.['@graph'] ?? [typedSchema.parse(data)]) {
      const type = thing['@type'];
      types.add(type);
      if (type === 'FAQPage') faqSchema.parse(thing);
      const issues = await new Validator().validate({
        jsonld: { [type]: [structuredClone(thing)] },
      });
      const errors = issues.filter(({ severity }) => severity === 'ERROR');
      expect(
        errors.map(({ issueMessage }) => issueMessage),
        `${type} on ${path}`,
      ).toEqual([]);
    }
  }
  expect([...types]).toEqual(
    expect.arrayContaining(['Organization', 'BreadcrumbList', 'FAQPage', 'Product']),
  );
  for (const path of addresses)
    if (!documents.has(path)) expect((await get(path)).status, path).toBe(200);
});

test('the sitemap has every page once, under its own address', async () => {
  const xml = await (await get('/sitemap.xml')).text();
  const listed = Array.from(
    xml.matchAll(/<loc>([^<]*)<\/loc>/g),
    ([, address = '']) => new URL(address).pathname,
  );
  expect(new Set(listed).size).toBe(listed.length);
  // The publisher knows when a vacancy changed, and the list with it.
  expect(xml.match(/<lastmod>20\d\d-\d\d-\d\d</g)?.length).toBe(
    listed.filter((path) => path.startsWith('/vagas')).length,
  );
  for (const path of listed) {
    const html = documents.get(path) ?? (await (await get(path)).text());
    expect(html, path).toContain(`rel="canonical" href="${SITE}${path}"`);
    // Of the vacancies of the tests, which are examples, none is to be found.
    const robots = path.includes('/vagas/') ? 'noindex, follow' : 'index, follow';
    expect(html, path).toContain(`name="robots" content="${robots}"`);
  }
  const missing = ALL_ROUTES.filter((path) => !/um-exemplo$/.test(path) && !listed.includes(path));
  // What follows from signing up is no place to go to.
  expect(missing).toEqual(['/obrigado']);
  expect(documents.get('/obrigado')).toContain('name="robots" content="noindex, follow"');
});
