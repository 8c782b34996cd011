import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BackendError, messageOf } from './errors.ts';

/** A process that was told to end closes its data within this time. */
const RETRIES = 10;
const RETRY_MS = 500;
const SQLITE_BUSY = 5;

/** Locks of this process: one that is collected as garbage is given back. */
const held = new Set<DatabaseSync>();

/**
 * Creates a data folder and locks it for this process. It is the lock of the system on a file, which
 * SQLite takes: it is never renewed, so a laptop may sleep, and it ends with its process, however that ends.
 * The result gives it back.
 *
 * @throws BackendError naming the folder when another process holds the lock, or with the system's
 * own message when the folder can't be written.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  for (let left = RETRIES; ; left -= 1) {
    try {
      return tryToLock(folder);
    } catch (error) {
      if (!isHeld(error))
        throw new BackendError(`The data folder ${folder} can't be used: ${messageOf(error)}.`);
      if (left === 0)
        throw new BackendError(
          `The data folder ${folder} is in use by another process: stop that one first, or use another folder (DATA_FOLDER).`,
        );
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

function tryToLock(folder: string): () => Promise<void> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock');
  // Of a disk that is read-only SQLite says less than the system.
  writeFileSync(file, '', { flag: 'a' });
  const lock = new DatabaseSync(file);
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw error;
  }
  held.add(lock);
  return async () => {
    if (held.delete(lock)) lock.close();
  };
}

function isHeld(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
