import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { UserError } from '@site/composer/base/errors.ts';
import { messageOf } from '@site/contract/messageOf.ts';

const SQLITE_BUSY = 5;

/**
 * Creates a data folder and locks it for this process. SQLite takes the lock of the system on a file:
 * the lock needs no renewal, so a laptop may sleep, and it ends with its process, however that ends.
 * The result releases the lock, as does the garbage collector once nothing refers to it.
 *
 * @throws UserError naming the folder when another process holds the lock, or with the system's
 * own message when the folder can't be written.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  try {
    mkdirSync(folder, { recursive: true });
    // On a read-only disk, the error of the system says more than SQLite's.
    writeFileSync(file, '', { flag: 'a' });
    const lock = new DatabaseSync(file);
    lock.exec('begin exclusive');
    return () => lock.close();
  } catch (error) {
    const isHeld = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
    throw new UserError(
      isHeld
        ? `The data folder ${folder} is in use by another process: stop that one first, or use another folder (DATA_FOLDER).`
        : `The data folder ${folder} can't be used: ${messageOf(error)}.`,
    );
  }
}
