import { beforeEach, expect, test, vi } from 'vitest';

const manifest = {
  name: 'mf-institutional',
  version: '1.0.0',
  build: 'abcdef012345',
  contract: 1,
  entry: '/mf-institutional/assets/e.js',
  shared: {},
  pages: ['/', '/sobre', '/blog/:category'].map((path) => ({
    path,
    document: '/mf-institutional/pages/x.html',
    title: 'T',
    description: 'D',
    stylesheets: [],
    preload: [],
  })),
};

async function hintsFrom(body: unknown) {
  vi.stubGlobal('fetch', async () => ({ json: async () => body }));
  const hints = await import('./hints.ts');
  await hints.fetchHints();
  return hints.hintFor;
}

beforeEach(() => void vi.resetModules());

test.each([
  ['/', '/'],
  ['/sobre', '/sobre'],
  ['/blog/noticias', '/blog/:category'],
])('%s will most likely need the module of %s', async (pathname, path) => {
  const hintFor = await hintsFrom([null, manifest]);
  expect((await hintFor(pathname))?.page.path).toBe(path);
});

test.each(['/nada', '/blog', '/blog/', '/blog/a/b'])(
  'there is no hint for %s',
  async (pathname) => {
    const hintFor = await hintsFrom([manifest]);
    expect(await hintFor(pathname)).toBeUndefined();
  },
);

test.each([[{}], ['text'], [[{ ...manifest, contract: 2 }]]])(
  'what is broken is left out, without an error: %j',
  async (body) => {
    const hintFor = await hintsFrom(body);
    expect(await hintFor('/sobre')).toBeUndefined();
  },
);

test('before the manifests are here, nothing is waited for', async () => {
  const { hintFor } = await import('./hints.ts');
  expect(await hintFor('/sobre')).toBeUndefined();
});
