import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Job } from '../src/jobs/job.ts';
import { someJob } from '../src/jobs/testing.ts';
import { type Archive, fillArchive, forCard, LIST_SIZE, listsOf } from './lists.ts';

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

test('few vacancies are one list', () => {
  expect(listed([])).toEqual([['/vagas', []]]);
  expect(listed(jobs(15))).toHaveLength(1);
});

test('lists are counted from the oldest and hold every vacancy once', () => {
  expect(listed(jobs(25))).toEqual([
    ['/vagas', [25, 24, 23, 22, 21, 20, 19, 18, 17]],
    ['/vagas/pagina/1', [8, 7, 6, 5, 4, 3, 2, 1]],
    ['/vagas/pagina/2', [16, 15, 14, 13, 12, 11, 10, 9]],
  ]);
});

test('a vacancy that comes changes the newest list alone, or makes one more', () => {
  for (const count of [20, 23, 31, 32, 100]) {
    const archive = fillArchive([], jobs(count));
    const after = fillArchive(archive, jobs(count + 1));
    expect(after.slice(0, archive.length)).toEqual(archive);
    expect(after.length - archive.length).toBeLessThanOrEqual(1);
  }
});

test('a vacancy that is filled changes the list it was on, and no other', () => {
  const archive = fillArchive([], jobs(40));
  const after = fillArchive(archive, jobs(40, [3]));
  expect(after[0]).toEqual(['8', '7', '6', '5', '4', '2', '1']);
  expect(after.slice(1)).toEqual(archive.slice(1));
});

test('two lists that fit one become one; an empty one is left out', () => {
  const gone = [1, 2, 3, 4, 9, 10, 11, 12];
  const after = fillArchive(fillArchive([], jobs(40)), jobs(40, gone));
  expect(after.slice(0, 2)).toEqual([['16', '15', '14', '13', '8', '7', '6', '5'], []]);
  const pages = listsOf(jobs(40, gone), after);
  const numbers = pages.slice(1).map(({ path }) => path.replace('/vagas/pagina/', ''));
  expect(numbers).toEqual(['1', '3', '4']);
  expect(pages[2]).toMatchObject({ older: '/vagas/pagina/1', newer: '/vagas/pagina/4' });
});

test('when the newest list runs low the one before comes back to it', () => {
  const gone = Array.from({ length: 12 }, (_, at) => 40 - at);
  const [front] = listsOf(jobs(40, gone), fillArchive(fillArchive([], jobs(40)), jobs(40, gone)));
  expect(front?.jobs.length).toBeGreaterThanOrEqual(LIST_SIZE);
});

test('each list leads to the ones beside it', () => {
  const [front, first, second] = listsOf(jobs(25), fillArchive([], jobs(25)));
  expect([front?.older, front?.newer]).toEqual(['/vagas/pagina/2', '']);
  expect([second?.older, second?.newer]).toEqual(['/vagas/pagina/1', '/vagas']);
  expect([first?.older, first?.newer]).toEqual(['', '/vagas/pagina/2']);
});

test('whatever comes and goes, every vacancy is on one list, and no list is too long', () => {
  const states = fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 60 })), { maxLength: 6 });
  fc.assert(
    fc.property(states, (all) => {
      let archive: Archive = [];
      for (const ids of all) {
        const open = ids.sort((a, b) => b - a).map((id) => someJob({ id: String(id) }));
        archive = fillArchive(archive, open);
        const pages = listsOf(open, archive);
        const found = pages.flatMap(({ jobs: list }) => list.map(({ id }) => Number(id)));
        expect(found.sort((a, b) => b - a)).toEqual(ids);
        for (const { path, jobs: list } of pages)
          expect(list.length).toBeLessThan(path === '/vagas' ? 2 * LIST_SIZE : LIST_SIZE + 1);
      }
    }),
  );
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
