import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BackendError, codeOf } from './errors.ts';

/** A new database needs about 40 MB; one that has less left than this fails somewhere in between. */
const PROBE_BYTES = 4_000_000;

/**
 * Why the disk keeps data from being written, if it does. Asked after something failed: the
 * database itself says no more than that something is wrong, and its data would be taken for damaged.
 */
export function explainDisk(folder: string): BackendError | undefined {
  const place = nearest(folder);
  const probe = join(place, `probe.${process.pid}`);
  try {
    writeFileSync(probe, Buffer.alloc(PROBE_BYTES));
    return undefined;
  } catch (error) {
    return sentenceFor(codeOf(error), folder);
  } finally {
    rmQuietly(probe);
  }
}

function sentenceFor(code: string | undefined, folder: string): BackendError | undefined {
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new BackendError(
      `The disk of the data folder ${folder} is full: make room (about 40 MB for a new database) and start again; what is there is not damaged.`,
    );
  if (code === 'EROFS')
    return new BackendError(
      `The disk of the data folder ${folder} is read-only: mount it for writing, or use another folder (DATA_FOLDER).`,
    );
  if (code === 'EACCES' || code === 'EPERM')
    return new BackendError(
      `The data folder ${folder} may not be written by this user: give it to them, or use another folder (DATA_FOLDER).`,
    );
  return undefined;
}

/** The folder, or the first one above it that is there. */
function nearest(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder));
}

function rmQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // On a read-only disk there is nothing to remove.
  }
}
