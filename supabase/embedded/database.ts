import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { UserError } from '@site/composer/base/errors.ts';
import { messageOf } from '@site/contract/messageOf.ts';
import { lockFolder } from './lock.ts';
import { prepareDatabase, type Sources } from './prepare.ts';

/** A new database takes about 40 MB; its creation fails somewhere below that. */
const PROBE_BYTES = 4_000_000;

/** Where the embedded database is kept, and what it is made of. */
export interface EmbeddedSources extends Sources {
  dataFolder: string;
}

/**
 * Opens the embedded Postgres below a folder, which is created if missing, for this process alone, and
 * brings it up to date.
 *
 * @throws UserError with one clear sentence: folder in use, disk full or read-only, data
 * unreadable, broken migration or seed.
 */
export async function openEmbedded({ dataFolder, ...sources }: EmbeddedSources) {
  const unlock = lockFolder(dataFolder);
  try {
    const database = await open(dataFolder);
    await prepareDatabase(database, sources).catch(async (error) => {
      await database.close();
      throw error;
    });
    return { database, close: () => database.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error instanceof UserError ? error : unusable(dataFolder, error);
  }
}

/** A creation that was interrupted is started over: it holds nothing of value yet. */
async function open(dataFolder: string): Promise<PGlite> {
  const folder = join(dataFolder, 'postgres');
  const creating = join(dataFolder, 'creating');
  if (existsSync(creating)) rmSync(folder, { recursive: true, force: true });
  const isNew = !existsSync(folder);
  if (isNew) writeFileSync(creating, '');
  const database = await PGlite.create(folder);
  if (isNew) rmSync(creating, { force: true });
  return database;
}

/** PGlite hides what the system says ("ErrnoError" for a full disk), so a probe asks the system again. */
function unusable(dataFolder: string, cause: unknown): UserError {
  const probe = join(dataFolder, 'probe');
  try {
    writeFileSync(probe, Buffer.alloc(PROBE_BYTES));
  } catch (error) {
    return new UserError(`The data folder ${dataFolder} can't be used: ${messageOf(error)}.`);
  } finally {
    rmSync(probe, { force: true });
  }
  return new UserError(
    `The data in ${dataFolder} is damaged or was made by another version of the database: ` +
      'delete that folder and start again, it is filled anew from the migrations and the seed.',
    { cause },
  );
}
