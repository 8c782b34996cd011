import { expect, test, vi } from 'vitest';
import { lock } from './prepare.ts';

test('a lock that is not had says so after a second, and gives up after a minute', async () => {
  vi.useFakeTimers();
  const said: string[] = [];
  const settings: string[] = [];
  const answer = Promise.withResolvers<{ rows: unknown[] }>();
  const database = {
    exec: async (sql: string) => settings.push(sql),
    query: () => answer.promise,
  };
  const locking = lock(database, (text) => said.push(text));
  await vi.advanceTimersByTimeAsync(999);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toEqual(['waiting for another migration, for up to a minute']);
  // Postgres ends the statement itself.
  expect(settings).toEqual([`set local lock_timeout = '1min'`]);
  answer.reject(new Error('canceling statement due to lock timeout'));
  await expect(locking).rejects.toThrow(
    'another migration holds the lock for a minute: canceling statement due to lock timeout',
  );
});
