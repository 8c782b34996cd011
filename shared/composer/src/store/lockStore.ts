import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../base/errors.ts';

/**
 * Locks a store, so that one composer alone writes to it, and returns what unlocks it. The kernel keeps the lock for a
 * child process, which ends with this one, also by a kill; composers in other containers and over NFS see it, too.
 * Without the program `flock`, as on macOS, nothing is locked.
 * @throws UserError where another composer still has the store after some seconds; one that is killed has ended then.
 */
export async function lockStore(store: string, seconds = 10): Promise<() => Promise<void>> {
  const file = join(store, 'lock');
  // `detached`, since Ctrl-C would end the child before this process has stopped.
  const child = spawn('flock', ['--timeout', `${seconds}`, file, 'cat'], { detached: true });
  const ended = once(child, 'exit').catch(() => []);
  child.stdin.on('error', () => {}).write('locked');
  const isLocked = await Promise.race([
    once(child.stdout, 'data').then(() => true),
    ended.then(([code]) => code === undefined),
  ]);
  if (!isLocked)
    throw new UserError(
      `${store} has a composer already, process ${readFileSync(file, 'utf8')}: stop it first, or give this one another STORE.`,
    );
  try {
    writeFileSync(file, String(process.pid));
  } catch {
    // On a full disk the site is served all the same; a second composer ends without this number.
  }
  return async () => {
    child.stdin.end();
    await ended;
  };
}
