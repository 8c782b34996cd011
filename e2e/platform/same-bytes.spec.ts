import { ask } from '../support/ask.ts';
import { ALL_ROUTES, everyDocument } from '../support/routes.ts';
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
  '/vagas/feed.xml',
  '/vagas/nenhuma-17',
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/shell/assets/nada.js',
];

/** What is answered with a sentence of the server's own. */
const WITHOUT_PAGE = ['/contato', '/contato?a=1', '/sobre/', '/index', '/%5c'];

/** What depends on the connection or the moment, or says only which program answered. */
const OWN = ['date', 'server', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'];

const isPicture = (file: string) => /\.(?:avif|ico|jpg|png|svg|webp)$/.test(file);

/** Holds the two servers' answers against each other; resolves with the edge's. */
async function compare(path: string, encoding: string) {
  const headers = { 'Accept-Encoding': encoding };
  const [start, edge] = await Promise.all(
    [START, EDGE].map((site) => ask(site, { target: path, headers })),
  );
  if (!start || !edge) throw new Error(path);
  const place = `${path} as ${encoding}`;
  expect(edge.status, place).toBe(start.status);
  const [one, other] = [await start.text(), await edge.text()];
  const isSame = encoding !== 'identity' || WITHOUT_PAGE.includes(path) || one === other;
  expect(isSame, `${path} is the same`).toBe(true);
  const both = (name: string) => [start.headers.get(name), edge.headers.get(name)];
  const names = [...start.headers.keys(), ...edge.headers.keys()];
  for (const name of names.filter((one) => !OWN.includes(one)))
    expect(both(name)[0], `${place}, ${name}`).toBe(both(name)[1]);
  return edge;
}

test('npm start and the edge answer the same, byte for byte; pictures are for other sites', async () => {
  // What one of them has just published the other has soon.
  for (const path of [...ALL_ROUTES.map(raw), ...UNUSUAL, ...WITHOUT_PAGE, '/', '/vagas'])
    for (const encoding of ['br, gzip', 'gzip'])
      await expect(() => compare(path, encoding)).toPass();
  const files = [...(await everyDocument()).values()].flatMap((html) =>
    [...html.matchAll(/"(\/(?:shell|mf-[a-z]+)\/[^" ]+)"/g)].map(([, file = '']) => file),
  );
  expect(files.filter(isPicture).length).toBeGreaterThan(5);
  for (const path of [...ALL_ROUTES, ...UNUSUAL, ...WITHOUT_PAGE]) await compare(path, 'identity');
  for (const file of new Set(files)) {
    const { status, headers } = await compare(file, 'identity');
    expect(status, file).toBe(200);
    const policy = isPicture(file) ? 'cross-origin' : 'same-origin';
    expect(headers.get('cross-origin-resource-policy'), file).toBe(policy);
  }
  for (const path of ['/favicon.ico', '/apple-touch-icon.png']) {
    const { status, headers } = await compare(path, 'identity');
    expect([status, headers.get('content-type')], path).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
  }
});
