import { beforeEach, expect, test, vi } from 'vitest';

const institutional = {
  paths: ['/', '/sobre', '/blog/:category'],
  stylesheets: ['/mf-institutional/assets/a.css'],
  modules: ['/mf-institutional/assets/a.js'],
};
const blog = { ...institutional, paths: ['/blog/noticias'], modules: ['/mf-blog/assets/b.js'] };

async function hintedBy(body: unknown) {
  vi.stubGlobal('fetch', async () => ({ json: async () => body }));
  const { fetchHints, hintFor } = await import('./remoteHints.ts');
  await fetchHints();
  return hintFor;
}

beforeEach(() => void vi.resetModules());

test.each(['/', '/sobre', '/blog/eventos'])('%s will most likely need its remote', async (path) => {
  const hintFor = await hintedBy([null, institutional]);
  expect(hintFor(path)).toEqual(institutional);
});

test('a page of its own goes before another remote’s pattern', async () => {
  const hintFor = await hintedBy([institutional, blog]);
  expect(hintFor('/blog/noticias')).toEqual(blog);
});

test.each(['/nada', '/blog', '/blog/', '/blog/a/b'])('no remote has a page at %s', async (path) => {
  const hintFor = await hintedBy([institutional]);
  expect(hintFor(path)).toBeUndefined();
});

test.each([[{}], ['text'], [[{ ...institutional, modules: ['//evil.example/e.js'] }]]])(
  'what is broken is left out, without an error: %j',
  async (body) => {
    const hintFor = await hintedBy(body);
    expect(hintFor('/sobre')).toBeUndefined();
  },
);

test('before the hints are here nothing is known, nor when they do not come', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new Error('offline')));
  const { fetchHints, hintFor } = await import('./remoteHints.ts');
  expect(hintFor('/sobre')).toBeUndefined();
  await fetchHints();
  expect(hintFor('/sobre')).toBeUndefined();
});
