import { expect, test } from 'vitest';
import { someJob } from '../../jobs/testing.ts';
import { liveList } from './newestView.ts';

function listOf(count: number, page: number) {
  const value = Array.from({ length: count }, (_, index) => someJob({ id: `${index + 1}` }));
  return liveList({ status: 'ready', value }, page);
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
])('%i offers are 60 to a page, with links beside it: ?pagina=%s', (count, page, shown, links) => {
  const { status, list } = listOf(count, Number(page));
  expect(status).toBe(`${count} vagas.`);
  expect([list?.jobs[0]?.id, list?.jobs.length]).toEqual(shown);
  expect([list?.newer, list?.older]).toEqual(links);
});
