import { CONTRACT_VERSION } from '@site/contract/version.ts';
import { beforeEach, expect, test, vi } from 'vitest';

const manifest = {
  name: 'mf-institutional',
  contract: CONTRACT_VERSION,
  entry: '/mf-institutional/assets/e.js',
  requires: { react: '^19.0.0' },
  groups: { all: ['/mf-institutional/assets/a.js'] },
  pages: ['/', '/sobre', '/blog/:category'].map((path) => ({
    path,
    page: path,
    group: 'all',
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
  expect(await announcedPage(pathname)).toMatchObject({
    page: path,
    requires: { react: '^19.0.0' },
    preload: ['/mf-institutional/assets/a.js'],
  });
});

test.each(['/nada', '/blog', '/blog/', '/blog/a/b'])(
  'no manifest announces a page for %s',
  async (pathname) => {
    const announcedPage = await announcedBy([manifest]);
    expect(await announcedPage(pathname)).toBeUndefined();
  },
);

test.each([[{}], ['text'], [[{ ...manifest, entry: '//evil.example/e.js' }]]])(
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
