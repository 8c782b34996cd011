// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { someJob } from '../jobs/testing.ts';
import { loadSearch } from './loadSearch.ts';
import { makeSearchIndex } from './searchIndex.ts';

const OLD = '/mf-jobs/assets/vagas-old.json';
const PRESENT = '/mf-jobs/assets/vagas-present.json';
const front = { total: 1, changedAt: '', staleSince: '', index: PRESENT };
const pageData = JSON.stringify({ jobs: [], older: '', newer: '', front });
const files = new Map<string, string>();

beforeEach(() => {
  files.clear();
  files.set('/vagas', `<script type="application/json" data-page-data>${pageData}</script>`);
  files.set(PRESENT, JSON.stringify(makeSearchIndex([someJob({ id: '1', title: 'Padeiro' })])));
  vi.stubGlobal('fetch', async (address: string) => {
    const file = files.get(address);
    return new Response(file ?? '', { status: file === undefined ? 404 : 200 });
  });
});

test('a tab that is older than its index searches in the present one', async () => {
  const search = await loadSearch(OLD);
  expect(search('padeiro')).toHaveLength(1);
});

test('without any index the search fails, and the next attempt tries again', async () => {
  const other = OLD.replace('old', 'older');
  const present = files.get(PRESENT) ?? '';
  files.delete(PRESENT);
  await expect(loadSearch(other)).rejects.toThrow('404');
  files.set(PRESENT, present);
  expect((await loadSearch(other))('padeiro')).toHaveLength(1);
});
