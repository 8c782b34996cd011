import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { BackendError, messageOf } from './errors.ts';

/** The lock of a process that was killed counts for this long. */
const STALE_MS = 5000;

/**
 * Creates a data folder and locks it for this process. The result gives the lock back; a process
 * that exits does so by itself.
 *
 * @throws BackendError naming the folder when another process holds the lock, or with the system's
 * own message when the folder can't be written.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  try {
    mkdirSync(folder, { recursive: true });
    const options = { lockfilePath: join(folder, 'in-use'), stale: STALE_MS };
    return await lock(folder, options).catch((error) => {
      // A disk that is full or read-only stays so: it is named at once.
      if (!isHeld(error)) throw error;
      const retries = { retries: STALE_MS / 1000 + 1, factor: 1, minTimeout: 1000 };
      return lock(folder, { ...options, retries });
    });
  } catch (error) {
    throw new BackendError(
      isHeld(error)
        ? `The data folder ${folder} is in use by another process: stop that one first, or use another folder (DATA_FOLDER).`
        : `The data folder ${folder} can't be used: ${messageOf(error)}.`,
    );
  }
}

function isHeld(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ELOCKED';
}
