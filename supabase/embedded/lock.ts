import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { messageOf } from '@site/contract/messageOf.ts';
import { BackendError } from './errors.ts';

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
  try {
    return tryToLock(folder);
  } catch (error) {
    const isHeld = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
    throw new BackendError(
      isHeld
        ? `The data folder ${folder} is in use by another process: stop that one first, or use another folder (DATA_FOLDER).`
        : `The data folder ${folder} can't be used: ${messageOf(error)}.`,
    );
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
