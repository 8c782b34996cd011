import { expect, test, vi } from 'vitest';
import { askAll } from './askAll.ts';

test('a website is there when it answers well, and only then', async () => {
  const ask = vi.fn(async (address: string | URL | Request) => {
    if (String(address).includes('gone')) return new Response('', { status: 404 });
    if (String(address).includes('silent')) throw new TypeError('fetch failed');
    return new Response('<title>Ouvidoria</title>');
  });
  const links = ['https://a.example/', 'https://gone.example/', 'https://silent.example/'];
  expect(Object.fromEntries(await askAll(links, ask))).toEqual({
    'https://a.example/': { isThere: true, reason: 'status 200' },
    'https://gone.example/': { isThere: false, reason: 'status 404' },
    'https://silent.example/': { isThere: false, reason: 'fetch failed' },
  });
  expect(ask).toHaveBeenCalledTimes(3);
});
