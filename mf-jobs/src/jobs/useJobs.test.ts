// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Job } from './job.ts';
import { loadReader } from './loadReader.ts';
import { someJob } from './testing.ts';
import { firstState, type JobsEvent, type JobsState, nextState, useJobs } from './useJobs.ts';

vi.mock('./loadReader.ts', () => ({ loadReader: vi.fn() }));

const a = someJob({ id: 'a' });
const b = someJob({ id: 'b' });
const after = (...events: JobsEvent[]) => events.reduce(nextState, firstState);

const arrived = (...jobs: Job[]): JobsEvent => ({ type: 'arrived', jobs });
const failed: JobsEvent = { type: 'failed', message: 'Caiu' };
const finished: JobsEvent = { type: 'finished' };
const retried: JobsEvent = { type: 'retried' };

test.each<[string, JobsEvent[], JobsState]>([
  ['in an error with its message', [failed], { status: 'error', message: 'Caiu' }],
  ['empty when nothing came', [arrived(), finished], { status: 'empty' }],
  [
    'in a list whose rest is loading',
    [arrived(a)],
    { status: 'list', jobs: [a], rest: { status: 'loading' } },
  ],
  [
    'in a list that is complete when everything is here',
    [arrived(a), finished],
    { status: 'list', jobs: [a], rest: { status: 'complete' } },
  ],
  [
    'in a list that stays when the rest fails',
    [arrived(a), failed],
    { status: 'list', jobs: [a], rest: { status: 'failed', message: 'Caiu' } },
  ],
  [
    'in a list to which a retry adds what is missing',
    [arrived(a), failed, retried, arrived(a), arrived(b), finished],
    { status: 'list', jobs: [a, b], rest: { status: 'complete' } },
  ],
  ['in loading again when it is tried again after an error', [failed, retried], firstState],
])('loading ends %s', (_, events, state) => {
  expect(after(...events)).toEqual(state);
});

test('in whatever order events come, no offer shows twice and an empty list is no list', () => {
  const job = fc.integer({ min: 0, max: 9 }).map((id) => someJob({ id: String(id) }));
  const event: fc.Arbitrary<JobsEvent> = fc.oneof(
    fc.record({ type: fc.constant('arrived' as const), jobs: fc.array(job) }),
    fc.constant({ type: 'finished' } as const),
    fc.constant({ type: 'failed', message: 'Caiu' } as const),
    fc.constant({ type: 'retried' } as const),
  );
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const state: JobsState = after(...events);
      if (state.status !== 'list') return;
      expect(state.jobs.length).toBeGreaterThan(0);
      expect(new Set(state.jobs.map(({ id }) => id)).size).toBe(state.jobs.length);
    }),
  );
});

test('leaving the page stops the reading', async () => {
  let seen: AbortSignal | undefined;
  const readJobs = async function* (signal: AbortSignal) {
    seen = signal;
    yield* [];
    await new Promise(() => {});
  };
  vi.mocked(loadReader).mockResolvedValue({ readJobs, readJob: vi.fn() });
  const { unmount } = renderHook(() => useJobs(true));
  await waitFor(() => expect(seen).toBeDefined());
  unmount();
  expect(seen?.aborted).toBe(true);
});
