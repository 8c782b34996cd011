import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '@site/contract/messageOf.ts';
import { UserError } from '../base/errors.ts';
import type { Disk } from './disk.ts';

/**
 * Tries what generations demand of a volume: renames, and hard links, also from blobs of former composers. Returns what
 * is wrong with its room, which may come back; throws a UserError that says what the volume does not do.
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
