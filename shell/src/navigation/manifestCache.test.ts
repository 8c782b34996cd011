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

async function announcedBy(body: unknown) {
  vi.stubGlobal('fetch', async () => ({ json: async () => body }));
  const cache = await import('./manifestCache.ts');
  await cache.fetchManifests();
  return cache.announcedPage;
}

beforeEach(() => void vi.resetModules());

test.each([
  ['/', '/'],
  ['/sobre', '/sobre'],
  ['/blog/noticias', '/blog/:category'],
])('%s will most likely need the module of %s', async (pathname, path) => {
  const announcedPage = await announcedBy([null, manifest]);
  expect((await announcedPage(pathname))?.page.path).toBe(path);
});

test.each(['/nada', '/blog', '/blog/', '/blog/a/b'])(
  'no manifest announces a page for %s',
  async (pathname) => {
    const announcedPage = await announcedBy([manifest]);
    expect(await announcedPage(pathname)).toBeUndefined();
  },
);

test.each([[{}], ['text'], [[{ ...manifest, contract: 2 }]]])(
  'what is broken is left out, without an error: %j',
  async (body) => {
    const announcedPage = await announcedBy(body);
    expect(await announcedPage('/sobre')).toBeUndefined();
  },
);

test('before the manifests are here, nothing is waited for', async () => {
  const { announcedPage } = await import('./manifestCache.ts');
  expect(await announcedPage('/sobre')).toBeUndefined();
});
