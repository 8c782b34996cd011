import { expect, test } from 'vitest';
import type { Job } from '../src/jobs/job.ts';
import { someJob } from '../src/jobs/testing.ts';
import { forCard, listPath, listsOf, neighbours } from './lists.ts';

/** Newest first, called after their place counted from the oldest. */
const jobs = (count: number) =>
  Array.from({ length: count }, (_, at) => someJob({ id: String(count - at) }));
const ids = (list: readonly Job[] | undefined) => list?.map(({ id }) => Number(id));

test('few vacancies are one list', () => {
  expect(listsOf([])).toEqual([{ number: 0, jobs: [] }]);
  expect(listsOf(jobs(15))).toHaveLength(1);
});

test('lists are full, counted from the oldest, and hold every vacancy once', () => {
  const [front, first, second, ...more] = listsOf(jobs(25));
  expect(ids(front?.jobs)).toEqual([25, 24, 23, 22, 21, 20, 19, 18, 17]);
  expect(ids(first?.jobs)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  expect(ids(second?.jobs)).toEqual([16, 15, 14, 13, 12, 11, 10, 9]);
  expect(more).toEqual([]);
});

test('a vacancy that comes changes the newest list alone, or makes one more', () => {
  for (const count of [20, 23, 31, 32, 100]) {
    const before = listsOf(jobs(count));
    const after = listsOf(jobs(count + 1));
    const same = before.slice(1).map(({ jobs: list }) => ids(list));
    expect(after.slice(1, before.length).map(({ jobs: list }) => ids(list))).toEqual(same);
    expect(after.length - before.length).toBeLessThanOrEqual(1);
  }
});

test('each list leads to the ones beside it', () => {
  expect(neighbours(0, 1)).toEqual({ older: '', newer: '' });
  expect(neighbours(0, 3)).toEqual({ older: '/vagas/pagina/2', newer: '' });
  expect(neighbours(2, 3)).toEqual({ older: '/vagas/pagina/1', newer: '/vagas' });
  expect(neighbours(1, 3)).toEqual({ older: '', newer: '/vagas/pagina/2' });
  expect(listPath(0)).toBe('/vagas');
});

test('a card carries the first of everything, and says how much more there is', () => {
  const card = forCard(
    someJob({ description: 'palavra '.repeat(200), requirements: [...'abcdefg'], benefits: ['a'] }),
  );
  expect(card.description.length).toBeLessThan(610);
  expect(card.description).toMatch(/palavra…$/);
  expect([card.requirements.length, card.moreRequirements]).toEqual([5, 2]);
  expect([card.benefits.length, card.moreBenefits]).toEqual([1, 0]);
});
