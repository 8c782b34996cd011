import './quiet.ts';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '@site/contract/messageOf.ts';
import { PgliteConnection } from '@supabase/lite/pglite';
import { BackendError } from './errors.ts';

/** A new database takes about 40 MB; its creation fails somewhere below that. */
const PROBE_BYTES = 4_000_000;
const TIMESTAMPTZ = 1184;

/**
 * The library's connection, minus two things it does around every request.
 *
 * Its own `withContext` grants everything on every table to anon once, which would undo the explicit
 * grants of the migrations; and it sets the role per transaction on a session that all requests
 * share, so that of two overlapping requests the later one can end as the superuser. Here the whole
 * session becomes anon and read-only once, after the migrations, and stays so.
 */
export class EmbeddedConnection extends PgliteConnection {
  constructor(folder: string) {
    super({ url: folder, pgliteOptions: { parsers: { [TIMESTAMPTZ]: isoTime } } });
  }

  /** Reads the schema as the superuser, then gives that up for good. */
  async becomeAnon(): Promise<void> {
    await this.introspect({ useCache: true });
    await this.driver.exec('set default_transaction_read_only = on; set role anon;');
  }

  override withContext<T>(
    _context: unknown,
    run: (db: EmbeddedConnection['kysely']) => Promise<T>,
  ): Promise<T> {
    return run(this.kysely);
  }

  /** The library logs every refused request with its stack; the message is enough. */
  override normalizeDbError(error: unknown): unknown {
    if (error instanceof Error) error.stack = `${error.name}: ${error.message}`;
    return super.normalizeDbError(error);
  }
}

/**
 * Opens the embedded Postgres below `dataFolder`, creating it the first time. A creation that was
 * interrupted is started over: it holds nothing of value yet.
 *
 * @throws BackendError with the system's own message, or naming the folder to delete.
 */
export async function openDatabase(dataFolder: string): Promise<EmbeddedConnection> {
  const folder = join(dataFolder, 'postgres');
  const creating = join(dataFolder, 'creating');
  try {
    if (existsSync(creating)) rmSync(folder, { recursive: true, force: true });
    const isNew = !existsSync(folder);
    if (isNew) writeFileSync(creating, '');
    const connection = new EmbeddedConnection(folder);
    await connection.driver.waitReady;
    await connection.driver.query('select 1');
    if (isNew) rmSync(creating, { force: true });
    return connection;
  } catch (error) {
    throw unusable(dataFolder, error);
  }
}

/** PGlite hides what the system says ("ErrnoError" for a full disk), so a probe asks the system again. */
export function unusable(dataFolder: string, cause: unknown): BackendError {
  const probe = join(dataFolder, 'probe');
  try {
    writeFileSync(probe, Buffer.alloc(PROBE_BYTES));
  } catch (error) {
    return new BackendError(`The data folder ${dataFolder} can't be used: ${messageOf(error)}.`);
  } finally {
    rmSync(probe, { force: true });
  }
  return new BackendError(
    `The data in ${dataFolder} is damaged or was made by another version of the database: ` +
      'delete that folder and start again, it is filled anew from the migrations and the seed.',
    { cause },
  );
}

/**
 * `2026-03-30 12:15:00+00` as PostgREST writes it, `2026-03-30T12:15:00+00:00`; the library passes on
 * the former, which Safari and Firefox don't take for a date.
 */
function isoTime(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}
