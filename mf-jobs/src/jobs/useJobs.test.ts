// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { loadReader } from './loadReader.ts';
import { someJob } from './testing.ts';
import { firstState, type JobsEvent, type JobsState, nextState, useJobs } from './useJobs.ts';

vi.mock('./loadReader.ts', () => ({ loadReader: vi.fn() }));

const a = someJob({ id: 'a' });
const b = someJob({ id: 'b' });
const after = (...events: JobsEvent[]) => events.reduce(nextState, firstState);

test('the page starts loading', () => {
  expect(firstState).toEqual({ status: 'loading' });
});

test('loading ends in an error with its message', () => {
  expect(after({ type: 'failed', message: 'Caiu' })).toEqual({ status: 'error', message: 'Caiu' });
});

test('loading ends empty when nothing came', () => {
  const state = after({ type: 'arrived', jobs: [] }, { type: 'finished' });
  expect(state).toEqual({ status: 'empty' });
});

test('loading ends in a list, complete when everything is here', () => {
  const arrived = after({ type: 'arrived', jobs: [a] });
  expect(arrived).toEqual({ status: 'list', jobs: [a], rest: { status: 'loading' } });
  expect(nextState(arrived, { type: 'finished' })).toMatchObject({ rest: { status: 'complete' } });
});

test('a retry after an error is loading again', () => {
  expect(after({ type: 'failed', message: 'Caiu' }, { type: 'retried' })).toEqual(firstState);
});

test('what is here stays when the rest fails, and the retry only adds what is missing', () => {
  const failed = after({ type: 'arrived', jobs: [a] }, { type: 'failed', message: 'Caiu' });
  expect(failed).toMatchObject({ jobs: [a], rest: { status: 'failed', message: 'Caiu' } });
  const events: JobsEvent[] = [
    { type: 'retried' },
    { type: 'arrived', jobs: [a] },
    { type: 'arrived', jobs: [b] },
    { type: 'finished' },
  ];
  expect(events.reduce(nextState, failed)).toEqual({
    status: 'list',
    jobs: [a, b],
    rest: { status: 'complete' },
  });
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
