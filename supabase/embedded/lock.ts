import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { BackendError } from './errors.ts';
import { startOf } from './process-start.ts';

const ownerSchema = z.object({ pid: z.number().int().positive(), start: z.string().nullable() });
type Owner = z.infer<typeof ownerSchema>;

/**
 * Takes the lock on a data folder for this process, or takes it over from a process that is gone.
 * The lock is a file with the owner's pid and start time (a pid alone may have been given away again).
 *
 * @returns a function that gives the lock back; also done when the process exits.
 * @throws BackendError naming folder and pid when a running process holds it.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  const mine = JSON.stringify({ pid: process.pid, start: startOf(process.pid) ?? null });
  while (!create(file, mine)) {
    const content = read(file);
    if (content === undefined) continue;
    const owner = parseOwner(content);
    if (owner !== undefined && isRunning(owner)) throw inUse(folder, owner.pid);
    removeStale(file, content);
  }

  const unlock = () => {
    process.off('exit', unlock);
    if (read(file) === mine) rmSync(file, { force: true });
  };
  process.on('exit', unlock);
  return unlock;
}

function inUse(folder: string, pid: number): BackendError {
  return new BackendError(
    `The data folder ${folder} is in use by process ${pid}: stop that one first, or use another folder.`,
  );
}

/** Creates the lock with its content in one step; false if there is one already. */
function create(file: string, content: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Moves the lock away before deleting it: two processes may find it stale at the same time. */
function removeStale(file: string, expected: string): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
    if (read(aside) !== expected) linkSync(aside, file);
  } catch (error) {
    if (!isCode(error, 'ENOENT') && !isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function parseOwner(content: string): Owner | undefined {
  try {
    return ownerSchema.parse(JSON.parse(content));
  } catch {
    return undefined;
  }
}

function isRunning({ pid, start }: Owner): boolean {
  const running = startOf(pid);
  return running !== undefined && (start === null || running === null || running === start);
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
