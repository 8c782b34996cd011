import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Job, LIST_SIZE } from '../src/jobs/job.ts';
import { someJob } from '../src/jobs/testing.ts';
import { type Archive, fillArchive, listsOf } from './lists.ts';

/** Newest first, called after their place counted from the oldest. */
const jobs = (count: number, without: readonly number[] = []) =>
  Array.from({ length: count }, (_, at) => count - at)
    .filter((id) => !without.includes(id))
    .map((id) => someJob({ id: String(id) }));
const listed = (all: readonly Job[], before: Archive = []) =>
  listsOf(all, fillArchive(before, all)).map(({ path, jobs: list }) => [
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
])(
  'of %i the newest 60 come first, the others in lists of 60 counted from the oldest',
  (count, lists) => {
    expect(listed(jobs(count))).toEqual(lists);
  },
);

test('a vacancy that comes changes the newest list and the one before it, or makes one more', () => {
  for (const count of [70, 120, 179, 180, 500]) {
    const archive = fillArchive([], jobs(count));
    const after = fillArchive(archive, jobs(count + 1));
    expect(after.slice(0, archive.length - 1)).toEqual(archive.slice(0, -1));
    expect(after.length - archive.length).toBeLessThanOrEqual(1);
  }
});

test('a vacancy that is filled changes the list it was on, and the last gives one to the newest', () => {
  const archive = fillArchive([], jobs(200));
  const after = fillArchive(archive, jobs(200, [3]));
  expect(after[0]).toEqual(
    range(60, 1)
      .filter((id) => id !== 3)
      .map(String),
  );
  expect(after.slice(1)).toEqual(archive.slice(1));
  const front = fillArchive(archive, jobs(200, [190]));
  expect(front.slice(0, -1)).toEqual(archive.slice(0, -1));
  expect(front.at(-1)).toEqual(archive.at(-1)?.slice(1));
});

test('two lists that fit one become one; an empty one is left out', () => {
  const gone = [...range(30, 1), ...range(90, 61)];
  const after = fillArchive(fillArchive([], jobs(300)), jobs(300, gone));
  expect(after.slice(0, 2)).toEqual([[...range(120, 91), ...range(60, 31)].map(String), []]);
  const pages = listsOf(jobs(300, gone), after);
  const numbers = pages.slice(1).map(({ path }) => path.replace('/vagas/pagina/', ''));
  expect(numbers).toEqual(['1', '3', '4']);
  expect(pages[2]).toMatchObject({ older: '/vagas/pagina/1', newer: '/vagas/pagina/4' });
});

test('each list leads to the ones beside it', () => {
  const [front, first, second] = listsOf(jobs(150), fillArchive([], jobs(150)));
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
      let archive: Archive = [];
      for (const ids of all) {
        const open = ids.sort((a, b) => b - a).map((id) => someJob({ id: String(id) }));
        archive = fillArchive(archive, open);
        const [front, ...older] = listsOf(open, archive);
        expect(front?.jobs).toHaveLength(Math.min(LIST_SIZE, open.length));
        for (const { jobs: list } of older) expect(list.length).toBeLessThanOrEqual(LIST_SIZE);
        const found = [front, ...older].flatMap((list) => list?.jobs.map(({ id }) => Number(id)));
        expect(found.sort((a, b) => Number(b) - Number(a))).toEqual(ids);
      }
    }),
  );
});
