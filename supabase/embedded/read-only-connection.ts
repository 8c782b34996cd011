import './quiet.ts';
import { PgliteConnection } from '@supabase/lite/pglite';

type Run<T> = (db: ReadOnlyConnection['kysely']) => Promise<T>;

const timestamptz = 1184;

/**
 * The library's connection, minus two things it does around every request.
 *
 * Its own `withContext` grants everything on every table to anon once, which would undo the explicit
 * grants of the migrations; and it sets the role per transaction on a session that all requests
 * share, so that of two overlapping requests the later one can end as the superuser. Here the whole
 * session becomes anon and read-only once, after the migrations, and stays so.
 */
export class ReadOnlyConnection extends PgliteConnection {
  constructor(folder: string) {
    super({ url: folder, pgliteOptions: { parsers: { [timestamptz]: isoTime } } });
  }

  /** Reads the schema as the superuser, then gives that up for good. */
  async becomeAnon(): Promise<void> {
    await this.introspect({ useCache: true });
    await this.driver.exec('set default_transaction_read_only = on; set role anon;');
  }

  override withContext<T>(_context: unknown, run: Run<T>): Promise<T> {
    return run(this.kysely);
  }

  /** The library logs every refused request with its stack; the message is enough. */
  override normalizeDbError(error: unknown): unknown {
    if (error instanceof Error) error.stack = `${error.name}: ${error.message}`;
    return super.normalizeDbError(error);
  }
}

/**
 * `2026-03-30 12:15:00+00` as PostgREST writes it, `2026-03-30T12:15:00+00:00`; the library passes on
 * the former, which Safari and Firefox don't take for a date.
 */
function isoTime(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}
