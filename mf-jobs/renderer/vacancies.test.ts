import { expect, test } from 'vitest';
import type { Job } from '../src/jobs/job.ts';
import { someJob } from '../src/testing/jobs.ts';
import { DATA_PAGES, planPages } from './pages.ts';
import { MAX_VACANCIES, noticeOf, updateState, type Vacancies } from './vacancies.ts';

const monday = new Date('2026-03-30T12:00:00Z');
const tuesday = new Date('2026-03-31T12:00:00Z');
const summer = new Date('2026-12-31T12:00:00Z');
const update = (
  before: Vacancies | undefined,
  items: Job[],
  now: Date,
  { total = items.length, skipped = [] }: { total?: number; skipped?: string[] } = {},
) => updateState(before, { items, skipped, total }, now);
const [one, two] = [someJob({ id: '1' }), someJob({ id: '2' })];

test('a vacancy that is not there any more is filled, and its address says so for three months', () => {
  const later = update(update(undefined, [one, two], monday), [two], tuesday);
  expect(later.jobs.map(({ id }) => id)).toEqual(['2']);
  expect(later.gone['1']).toMatchObject({ path: one.path, goneAt: tuesday.toISOString() });
  expect(update(later, [two], summer).gone).toEqual({});
});

test('operators are told of examples that are open, and search engines are offered none', () => {
  const example = someJob({ id: '5e1f0c1a-0001-4a6b-8c00-000000000001' });
  const state = update(undefined, [one, example], monday);
  expect(noticeOf(state)).toMatch(/^1 open vacancies are examples/);
  const file = { file: '', bytes: Buffer.of(), sha256: '' };
  const kept = { ...state, changedAt: '', readAt: '' };
  const plans = [...planPages(kept, { staleSince: '', index: file, feed: file })];
  const offered = plans.filter(({ page }) => page === DATA_PAGES.vacancy);
  expect(
    offered.map(({ head, structuredData = [] }) => [head.unlisted, structuredData.length]),
  ).toEqual([
    [true, 0],
    [undefined, 1],
  ]);
  expect(noticeOf(update(undefined, [one, two], monday))).toBe('');
});

test('a vacancy stays where it was first published, whatever it is called now, also when it comes back', () => {
  const first = update(undefined, [one], monday);
  const renamed = { ...one, title: 'Outro nome', path: '/vagas/outro-nome-1' };
  expect(update(first, [renamed], tuesday).jobs[0]).toMatchObject({
    path: one.path,
    title: 'Outro nome',
  });
  const back = update(update(first, [], tuesday), [renamed], summer);
  expect(back.jobs[0]?.path).toBe(one.path);
  expect(back.gone).toEqual({});
});

test('a row that cannot be read changes nothing of others: it is named, and stays as it was', () => {
  const three = someJob({ id: '3', createdAt: '1999-01-01T00:00:00.000Z' });
  const before = update(undefined, [one, two, three], monday);
  const after = update(before, [two], tuesday, { total: 3, skipped: ['1', '9'] });
  expect(after.jobs.map(({ id }) => id).sort()).toEqual(['1', '2']);
  expect(Object.keys(after.gone)).toEqual(['3']);
  expect(noticeOf(after)).toBe(
    '2 vacancies cannot be read and are left out, or stay as they were: 1 9',
  );
});

test('of more vacancies than fit the newest are kept, none is filled', () => {
  const total = 60_000;
  const title = 'Motorista de caminhão com habilitação na categoria E';
  const createdAt = (at: number) => new Date((total - at) * 1e6).toISOString();
  const items = Array.from({ length: MAX_VACANCIES }, (_, at) =>
    someJob({ id: String(total - at), title, createdAt: createdAt(at) }),
  );
  const first = update(undefined, items, tuesday, { total });
  expect(first.jobs[0]?.id).toBe(String(total));
  const oldest = someJob({ id: '0', createdAt: '1970-01-01T00:00:00.000Z' });
  const before = { ...first, jobs: [...first.jobs, oldest] };
  expect(update(before, items, tuesday, { total }).gone).toEqual({});
  expect(noticeOf(first)).toContain(
    `${total - MAX_VACANCIES} of ${total} open vacancies are left out, those from before`,
  );
});
