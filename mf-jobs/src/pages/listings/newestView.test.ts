import { expect, test } from 'vitest';
import { someJob } from '../../jobs/testing.ts';
import type { Rest } from '../../jobs/useJobs.ts';
import { liveList } from './newestView.ts';

function listOf(count: number, page: number, rest: Rest = { status: 'complete' }) {
  const jobs = Array.from({ length: count }, (_, index) => someJob({ id: `${index + 1}` }));
  return liveList({ status: 'list', jobs, rest }, page);
}

test.each([
  [122, '', ['1', 60], ['', '/vagas?pagina=2']],
  [122, '2', ['61', 60], ['/vagas', '/vagas?pagina=3']],
  [122, '3', ['121', 2], ['/vagas?pagina=2', '']],
  [122, '-1', ['1', 60], ['', '/vagas?pagina=2']],
  [122, '1.5', ['1', 60], ['', '/vagas?pagina=2']],
  [122, 'x', ['1', 60], ['', '/vagas?pagina=2']],
  [122, '99999', ['121', 2], ['/vagas?pagina=2', '']],
  [60, '', ['1', 60], ['', '']],
])(
  '%i offers are 60 to a page, with links to the pages beside it: ?pagina=%s',
  (count, page, shown, links) => {
    const { status, list } = listOf(count, Number(page));
    expect(status).toBe(`${count} vagas.`);
    expect([list?.jobs[0]?.id, list?.jobs.length]).toEqual(shown);
    expect([list?.newer, list?.older]).toEqual(links);
  },
);

test('while the rest is loading the list shows and cannot be searched yet', () => {
  const view = listOf(1000, 1, { status: 'loading' });
  expect(view).toMatchObject({
    status: '1.000 vagas. Carregando as demais…',
    list: { total: 1000 },
  });
  expect(view.source).toBeUndefined();
});

test('when the rest fails the list shows below the alert, and can be searched', () => {
  const view = listOf(2, 1, { status: 'failed', message: 'A conexão caiu.' });
  expect(view.failure?.message).toBe('A conexão caiu.');
  expect(view.source).toHaveLength(2);
});
