import { beforeEach, expect, test, vi } from 'vitest';

const institutional = {
  paths: ['/', '/sobre', '/blog/:category'],
  stylesheets: ['/mf-institutional/assets/a.css'],
  modules: ['/mf-institutional/assets/a.js'],
};
const blog = { ...institutional, paths: ['/blog/noticias'], modules: ['/mf-blog/assets/b.js'] };

async function hintedBy(body: unknown) {
  vi.stubGlobal('fetch', async () => ({ json: async () => body }));
  const { fetchSummaries, summaryFor } = await import('./manifestSummaries.ts');
  await fetchSummaries();
  return summaryFor;
}

beforeEach(() => void vi.resetModules());

test.each([
  ['/', institutional],
  ['/blog/eventos', institutional],
  // A page of its own goes before another remote's pattern.
  ['/blog/noticias', blog],
  ['/nada', undefined],
])('%s will most likely need %j', async (path, summary) => {
  expect((await hintedBy([null, institutional, blog]))(path)).toEqual(summary);
});

const evil = { ...institutional, modules: ['//evil.example/e.js'] };

test.each([[{}], ['text'], [[evil]]])('%j is left out without an error', async (body) => {
  expect((await hintedBy(body))('/sobre')).toBeUndefined();
});
