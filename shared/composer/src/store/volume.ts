import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '@site/contract/messageOf.ts';
import { UserError } from '../base/errors.ts';
import type { Disk } from './disk.ts';

/**
 * Tests the features of a volume that generations need: renames, and hard links, also from blobs of former composers.
 * Returns an error of a full disk, which may pass; throws a UserError if the volume lacks a feature.
 */
export async function tryVolume(store: string, disk: Disk): Promise<string | undefined> {
  const [blobs, generations] = [join(store, 'blobs'), join(store, 'generations')];
  const [probe, link] = [join(blobs, 'probe'), join(generations, 'probe')];
  try {
    for (const folder of [blobs, generations]) await mkdir(folder, { recursive: true });
    await disk.write(probe, 'x');
    const [former = 'probe'] = (await readdir(blobs)).filter((name) => name !== 'probe');
    for (const name of ['probe', former]) await disk.link(join(blobs, name), link);
    await disk.pointTo(link, 'probe');
    return undefined;
  } catch (error) {
    const why = messageOf(error);
    if (/ENOSPC|EDQUOT/.test(why)) return `the disk of ${store} is full: ${why}`;
    throw new UserError(
      `${store} cannot hold the site: ${why}. A volume with hard links is needed, whose files belong to the composer's user.`,
    );
  } finally {
    await Promise.allSettled([disk.remove(probe), disk.remove(link)]);
  }
}

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
