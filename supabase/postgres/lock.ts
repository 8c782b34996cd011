import { UserError } from '@site/composer/base/errors.ts';
import { z } from 'zod';
import type { Database } from '../embedded/prepare.ts';

const TRY_LOCK = 'select pg_try_advisory_xact_lock(20250522) as "isHeld"';
const lockSchema = z.object({ isHeld: z.boolean() });
const MAX_TRIES = 60;
const PAUSE_MS = 1000;

/**
 * Takes the lock of migrations for the transaction that has begun: two that start at once follow each other. It ends
 * with the transaction; one of the session would stay with a pooler. Says after a second that it waits.
 * @throws UserError after a minute.
 */
export async function lockForMigration(
  database: Database,
  say: (text: string) => void,
  pause: (milliseconds: number) => Promise<unknown>,
): Promise<void> {
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const { rows } = await database.query(TRY_LOCK);
    if (lockSchema.parse(rows[0]).isHeld) return;
    if (tries === 2) say('another migration runs; waiting for up to a minute');
    await pause(PAUSE_MS);
  }
  throw new UserError(
    'another migration has run for a minute: run this again when it has ended (who holds the lock: ' +
      "select pid, query from pg_stat_activity join pg_locks using (pid) where locktype = 'advisory')",
  );
}
