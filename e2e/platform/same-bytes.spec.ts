import { rawRequest } from '../support/rawRequest.ts';
import { ALL_ROUTES } from '../support/routes.ts';
import { EDGE, START } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

const raw = (route: string) => `/pages${route === '/' ? '/index' : route}.html`;
const UNUSUAL = [
  '/nada',
  '/blog/economia',
  '/blog/post/outro?a=1',
  '/blog/inova%C3%A7%C3%A3o',
  '/blog/%3Cb%3E%26%22',
  "/blog/post/d'%C3%A1gua(2)",
  '/remotes.json',
  '/busca.json',
  '/stage.json',
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/shell/assets/nada.js',
];

/** What is answered with a sentence of the server's own. */
const WITHOUT_PAGE = ['/contato', '/contato?a=1', '/sobre/', '/index', '/%5c'];

/** What depends on the connection or the moment, or says only which program answered. */
const OWN = ['date', 'server', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'];

const isPicture = (file: string) => /\.(?:avif|ico|jpg|png|svg|webp)$/.test(file);

test('every file of a page is there, and pictures are for other sites', async ({ request }) => {
  const files = new Set<string>();
  for (const route of ALL_ROUTES) {
    const html = await (await request.get(START + route)).text();
    for (const [, file = ''] of html.matchAll(/"(\/(?:shell|mf-[a-z]+)\/[^" ]+)"/g)) {
      files.add(file);
    }
  }
  expect([...files].filter(isPicture).length).toBeGreaterThan(5);
  for (const file of files) {
    const [start, edge] = await Promise.all([request.get(START + file), request.get(EDGE + file)]);
    expect(start.status(), file).toBe(200);
    expect(edge.status(), file).toBe(200);
    expect((await start.body()).equals(await edge.body()), file).toBe(true);
    for (const name of ['cache-control', 'content-type', 'accept-ranges'])
      expect(edge.headers()[name], file).toBe(start.headers()[name]);
    for (const answer of [start, edge])
      expect(answer.headers()['cross-origin-resource-policy'], file).toBe(
        isPicture(file) ? 'cross-origin' : 'same-origin',
      );
  }
});

test('npm start and the edge answer the same, byte for byte', async ({ request }) => {
  const html = await (await request.get(`${START}/vagas`)).text();
  const assets = [...html.matchAll(/(?:href|src)="(\/(?:shell|mf-[a-z]+)\/[^"]+)"/g)]
    .map(([, file = '']) => file)
    .slice(0, 6);
  const paths = [...ALL_ROUTES, ...ALL_ROUTES.map(raw), ...UNUSUAL, ...assets];
  const differences: string[] = [];
  for (const path of [...paths, ...WITHOUT_PAGE]) {
    for (const encoding of ['br, gzip', 'gzip', 'identity']) {
      const headers = { 'Accept-Encoding': encoding };
      const [start, edge] = await Promise.all([
        rawRequest(START, path, { headers }),
        rawRequest(EDGE, path, { headers }),
      ]);
      const place = `${path} as ${encoding}`;
      expect(edge.status, place).toBe(start.status);
      const isPage = encoding === 'identity' && !WITHOUT_PAGE.includes(path);
      if (isPage) expect(start.body === edge.body, `${path} is the same`).toBe(true);
      for (const name of new Set([...start.headers.keys(), ...edge.headers.keys()])) {
        const [ours, theirs] = [start.headers.get(name), edge.headers.get(name)];
        if (ours === theirs || OWN.includes(name)) continue;
        differences.push(`${place}, ${name}: ${ours} and ${theirs}`);
      }
    }
  }
  expect(differences).toEqual([]);
});
