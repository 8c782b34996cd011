import { messageOf } from '@site/contract/messageOf.ts';
import type { Database } from '../embedded/prepare.ts';

/** Two that start at once follow each other. A lock of the session would stay with a pooler, so the transaction has it. */
export async function lock(database: Database, say: (text: string) => void): Promise<void> {
  const waiting = setTimeout(say, 1000, 'waiting for another migration, for up to a minute');
  try {
    await database.exec(`set local lock_timeout = '1min'`);
    await database.query('select pg_advisory_xact_lock(20250522)');
  } catch (error) {
    throw new Error(`another migration holds the lock for a minute: ${messageOf(error)}`);
  } finally {
    clearTimeout(waiting);
  }
}
