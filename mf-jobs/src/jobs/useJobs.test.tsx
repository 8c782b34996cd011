// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Job } from './job.ts';
import { loadReader } from './loadReader.ts';
import { someJob } from './testing.ts';
import { useJobs } from './useJobs.ts';

vi.mock('./loadReader.ts', () => ({ loadReader: vi.fn() }));
const load = vi.mocked(loadReader);
const job = someJob();

type Reader = (signal: AbortSignal) => AsyncGenerator<Job[], void>;

/** What each attempt in turn reads. */
function readInTurn(...readers: Reader[]): void {
  for (const reader of readers) load.mockResolvedValueOnce({ readJobs: reader, readJob: vi.fn() });
}

const fails: Reader = async function* () {
  yield* [];
  throw new Error('Caiu');
};
const finds: Reader = async function* () {
  yield [job];
};
const findsNothing: Reader = async function* () {
  yield [];
};

beforeEach(() => load.mockReset());

test('loading comes first, then the list', async () => {
  readInTurn(finds);
  const { result } = renderHook(useJobs);
  expect(result.current.state).toEqual({ status: 'loading' });
  await waitFor(() =>
    expect(result.current.state).toEqual({
      status: 'list',
      jobs: [job],
      rest: { status: 'complete' },
    }),
  );
});

test('no offers is empty, not an error', async () => {
  readInTurn(findsNothing);
  const { result } = renderHook(useJobs);
  await waitFor(() => expect(result.current.state).toEqual({ status: 'empty' }));
});

test('an error shows its message, and a retry recovers through loading', async () => {
  readInTurn(fails, finds);
  const { result } = renderHook(useJobs);
  await waitFor(() => expect(result.current.state).toEqual({ status: 'error', message: 'Caiu' }));
  act(() => result.current.retry());
  expect(result.current.state).toEqual({ status: 'loading' });
  await waitFor(() => expect(result.current.state).toMatchObject({ status: 'list' }));
});

test('code that does not come is an error like any other', async () => {
  load.mockRejectedValueOnce(new Error('Uma parte desta página não carregou.'));
  const { result } = renderHook(useJobs);
  await waitFor(() =>
    expect(result.current.state).toEqual({
      status: 'error',
      message: 'Uma parte desta página não carregou.',
    }),
  );
});

test('leaving the page stops the reading', async () => {
  let seen: AbortSignal | undefined;
  readInTurn(async function* (signal) {
    seen = signal;
    yield* [];
    await new Promise(() => {});
  });
  const { unmount } = renderHook(useJobs);
  await waitFor(() => expect(seen).toBeDefined());
  unmount();
  expect(seen?.aborted).toBe(true);
});
