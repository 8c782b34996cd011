import { expect, test, vi } from 'vitest';
import { within } from './within.ts';

test('what comes in time is passed on', async () => {
  await expect(within(1000, Promise.resolve(7), 'x')).resolves.toBe(7);
});

test('what fails in time fails as it did', async () => {
  await expect(within(1000, Promise.reject(new Error('boom')), 'x')).rejects.toThrow('boom');
});

test('what never comes fails after the limit, by its name', async () => {
  vi.useFakeTimers();
  const late = within(1000, new Promise(() => {}), '/mf-jobs/entry.js');
  const outcome = expect(late).rejects.toThrow('/mf-jobs/entry.js did not load within 1000 ms.');
  await vi.advanceTimersByTimeAsync(1000);
  await outcome;
});
