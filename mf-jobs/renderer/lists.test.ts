import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Job, LIST_SIZE } from '../src/jobs/job.ts';
import { someJob } from '../src/testing/jobs.ts';
import { listsOf } from './lists.ts';

/** Newest first, called after their place counted from the oldest. */
const jobs = (count: number, without: readonly number[] = []) =>
  Array.from({ length: count }, (_, at) => count - at)
    .filter((id) => !without.includes(id))
    .map((id) => someJob({ id: String(id) }));
const listed = (all: readonly Job[]) =>
  listsOf(all).map(({ path, jobs: list }): [string, number[]] => [
    path,
    list.map(({ id }) => Number(id)),
  ]);

/** The numbers from `newest` down to `oldest`. */
const range = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, at) => newest - at);

test.each<[number, [string, number[]][]]>([
  [0, [['/vagas', []]]],
  [60, [['/vagas', range(60, 1)]]],
  [
    61,
    [
      ['/vagas', range(61, 2)],
      ['/vagas/pagina/1', [1]],
    ],
  ],
  [
    150,
    [
      ['/vagas', range(150, 91)],
      ['/vagas/pagina/1', range(60, 1)],
      ['/vagas/pagina/2', range(90, 61)],
    ],
  ],
])('of %i the newest 60 come first, the others by 60 from the oldest', (count, lists) => {
  expect(listed(jobs(count))).toEqual(lists);
});

test('a vacancy that comes changes the newest list and the one before it, or makes one more; no older one', () => {
  for (const count of [70, 120, 179, 180, 500]) {
    const [[, ...before], [, ...after]] = [listed(jobs(count)), listed(jobs(count + 1))];
    expect(after.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
    expect(after.length - before.length).toBeLessThanOrEqual(1);
  }
  // One that is filled changes the lists from its own on.
  const [[, ...before], [, ...after]] = [listed(jobs(200)), listed(jobs(200, [70]))];
  expect(after[0]).toEqual(before[0]);
  expect(after[1]).toEqual(['/vagas/pagina/2', range(121, 61).filter((id) => id !== 70)]);
});

test('each list leads to the ones beside it', () => {
  const [front, first, second] = listsOf(jobs(150));
  expect([front?.older, front?.newer]).toEqual(['/vagas/pagina/2', '']);
  expect([second?.older, second?.newer]).toEqual(['/vagas/pagina/1', '/vagas']);
  expect([first?.older, first?.newer]).toEqual(['', '/vagas/pagina/2']);
});

test('whatever comes and goes, every vacancy is on one list, and the first is full before others', () => {
  const states = fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { maxLength: 300 }), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(states, (all) => {
      for (const ids of all) {
        const open = ids.sort((a, b) => b - a).map((id) => someJob({ id: String(id) }));
        const [front, ...older] = listsOf(open);
        expect(front?.jobs).toHaveLength(Math.min(LIST_SIZE, open.length));
        for (const { jobs: list } of older) expect(list.length).toBeLessThanOrEqual(LIST_SIZE);
        const found = [front, ...older].flatMap((list) => list?.jobs.map(({ id }) => Number(id)));
        expect(found.sort((a, b) => Number(b) - Number(a))).toEqual(ids);
      }
    }),
  );
});
