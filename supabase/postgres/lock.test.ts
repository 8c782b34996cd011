import { expect, test, vi } from 'vitest';
import { lockForMigration } from './lock.ts';

/** A database whose lock another migration holds for some tries. */
function lockedFor(tries: number) {
  let left = tries;
  const query = async () => ({ rows: [{ isHeld: left-- <= 0 }] });
  return { exec: async () => {}, query };
}

test('a lock that is not had after a second is said once', async () => {
  const [say, pause] = [vi.fn(), vi.fn(async () => {})];
  await lockForMigration(lockedFor(1), say, pause);
  expect(say).not.toHaveBeenCalled();
  await lockForMigration(lockedFor(5), say, pause);
  expect(say).toHaveBeenCalledExactlyOnceWith('another migration runs; waiting for up to a minute');
  expect(pause).toHaveBeenCalledTimes(6);
});

test('a lock that is not had after a minute ends the migration with who may hold it', async () => {
  const pause = vi.fn(async () => {});
  const locked = lockForMigration(lockedFor(Number.POSITIVE_INFINITY), () => {}, pause);
  await expect(locked).rejects.toThrow(/^another migration has run for a minute: .*pg_locks/);
  expect(pause.mock.calls).toEqual(Array.from({ length: 60 }, () => [1000]));
});
