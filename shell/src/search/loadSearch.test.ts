import { beforeEach, expect, test, vi } from 'vitest';

const entry = (title: string) => ({ kind: 'page', title, href: '/sobre' });
const files = new Map<string, unknown>();
const asked: string[] = [];

/** The module keeps what it loaded: each test has one of its own. */
async function freshLoad() {
  vi.resetModules();
  return (await import('./loadSearch.ts')).loadSearch;
}

beforeEach(() => {
  files.clear();
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return files.has(address)
      ? Response.json(files.get(address))
      : new Response(null, { status: 404 });
  });
});

test('the index is fetched once, and what is not understood in it is left out', async () => {
  const index = { entries: [entry('Sobre'), { kind: 'cinema', title: 'Sobre' }] };
  files.set('/busca.json', index);
  const loadSearch = await freshLoad();
  const search = await loadSearch();
  await loadSearch();
  expect(search.find('sobre').map(({ title }) => title)).toEqual(['Sobre']);
  expect(asked).toEqual(['/busca.json']);
});

test('when it does not come the next call tries again; a request that is lost is sent once more', async () => {
  const loadSearch = await freshLoad();
  await expect(loadSearch()).rejects.toThrow('404');
  files.set('/busca.json', { entries: [entry('Sobre')] });
  const answer = fetch;
  const lost = vi.fn(answer).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', lost);
  expect((await loadSearch()).find('sobre')).toHaveLength(1);
  expect(lost).toHaveBeenCalledTimes(2);
});
