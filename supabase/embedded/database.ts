import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { UserError } from '@site/composer/base/errors.ts';
import { lockFolder } from './lock.ts';
import { prepareDatabase, type Sources } from './prepare.ts';

/** Free disk space for a new database, and for the log of an existing one. */
const [NEW_MB, LOG_MB] = [45, 4];

/**
 * Opens the embedded Postgres below a folder, which is created if missing, for this process alone, and
 * brings it up to date.
 *
 * @throws UserError with one clear sentence: folder in use, disk full or read-only, data
 * unreadable, broken migration or seed.
 */
export async function openEmbedded({ dataFolder, ...sources }: Sources & { dataFolder: string }) {
  await using opening = new AsyncDisposableStack();
  opening.defer(lockFolder(dataFolder));
  const database = await open(dataFolder);
  opening.defer(() => database.close());
  await prepareDatabase(database, sources);
  const opened = opening.move();
  return {
    label: `the embedded database in ${dataFolder}`,
    exec: (sql: string) => database.exec(sql),
    query: (sql: string, values?: unknown[]) => database.query(sql, values),
    end: () => opened.disposeAsync(),
  };
}

/** A creation that was interrupted is started over: it holds nothing of value yet. */
async function open(dataFolder: string): Promise<PGlite> {
  const folder = join(dataFolder, 'postgres');
  const creating = join(dataFolder, 'creating');
  if (existsSync(creating)) rmSync(folder, { recursive: true, force: true });
  const isNew = !existsSync(folder);
  const { bavail, bsize } = statfsSync(dataFolder);
  if (bavail * bsize < (isNew ? NEW_MB : LOG_MB) * 1e6)
    throw new UserError(`The disk of the data folder ${dataFolder} is full.`);
  if (isNew) writeFileSync(creating, '');
  const database = await PGlite.create(folder).catch((cause) => {
    throw new UserError(
      `The data in ${dataFolder} is damaged or was made by another version of the database: ` +
        'delete that folder and start again, it is filled anew from the migrations and the seed.',
      { cause },
    );
  });
  if (isNew) rmSync(creating, { force: true });
  return database;
}
