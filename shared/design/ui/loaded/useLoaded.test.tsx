// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useLoaded } from './useLoaded.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

test('what is late is told after 4 s, is there once it comes, and is not asked for again', async () => {
  const answer = Promise.withResolvers<string>();
  const fetchValue = vi.fn(() => answer.promise);
  const { result } = renderHook(() => useLoaded(fetchValue));
  act(() => result.current.load());
  expect(result.current.status).toBe('loading');
  act(() => void vi.advanceTimersByTime(4000));
  expect(result.current.status).toBe('failed');
  await act(async () => answer.resolve('here'));
  expect(result.current).toMatchObject({ status: 'ready', value: 'here' });
  act(() => result.current.load());
  expect(fetchValue).toHaveBeenCalledTimes(1);
});

test('an answer that was replaced meanwhile changes nothing', async () => {
  const [former, next] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const answers = { former: () => former.promise, next: () => next.promise };
  const { result, rerender } = renderHook(({ name }) => useLoaded(answers[name]), {
    initialProps: { name: 'former' as keyof typeof answers },
  });
  act(() => result.current.load());
  rerender({ name: 'next' });
  act(() => result.current.load());
  await act(async () => next.resolve('of today'));
  await act(async () => former.resolve('of yesterday'));
  expect(result.current.value).toBe('of today');
});
