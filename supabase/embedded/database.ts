import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BackendError } from './errors.ts';
import { ReadOnlyConnection } from './read-only-connection.ts';

/**
 * Opens the embedded Postgres below `dataFolder`, creating it the first time.
 * A creation that was interrupted is started over: nothing of value can be in there yet.
 *
 * @throws BackendError naming the folder to delete when the data can't be opened.
 */
export async function openDatabase(dataFolder: string): Promise<ReadOnlyConnection> {
  const folder = join(dataFolder, 'postgres');
  const creating = join(dataFolder, 'creating');
  if (existsSync(creating)) rmSync(folder, { recursive: true, force: true });

  const isNew = !existsSync(folder);
  if (isNew) writeFileSync(creating, '');
  const connection = await connect(folder, dataFolder);
  if (isNew) rmSync(creating, { force: true });
  return connection;
}

async function connect(folder: string, dataFolder: string): Promise<ReadOnlyConnection> {
  try {
    const connection = new ReadOnlyConnection(folder);
    await connection.driver.waitReady;
    await connection.driver.query('select 1');
    return connection;
  } catch (error) {
    throw unusable(dataFolder, error);
  }
}

/** What to tell about data that can't be used. The database's own words help nobody, so they are the cause. */
export function unusable(dataFolder: string, cause: unknown): BackendError {
  return new BackendError(
    `The data in ${dataFolder} is damaged or was made by another version of the database: ` +
      'delete that folder and start again, it is filled anew from the migrations and the seed.',
    { cause },
  );
}
