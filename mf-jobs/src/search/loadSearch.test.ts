// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { someJob } from '../testing/jobs.ts';
import { loadSearch } from './loadSearch.ts';
import { makeSearchIndex } from './searchIndex.ts';

test('a tab that is older than its index searches in the present one', async () => {
  const front = { total: 1, changedAt: '', staleSince: '', index: '/mf-jobs/assets/present.json' };
  const pageData = JSON.stringify({ jobs: [], older: '', newer: '', front });
  const files: Record<string, string> = {
    '/vagas': `<script type="application/json" data-page-data>${pageData}</script>`,
    [front.index]: JSON.stringify(makeSearchIndex([someJob({ title: 'Padeiro' })])),
  };
  vi.stubGlobal('fetch', async (address: string) =>
    address in files ? new Response(files[address]) : new Response('', { status: 404 }),
  );
  expect((await loadSearch('/mf-jobs/assets/old.json'))('padeiro')).toHaveLength(1);
});
