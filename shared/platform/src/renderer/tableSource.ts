import { site } from '@site/site';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';

/** Supabase answers with 1,000 rows at most unless told otherwise. */
const ROWS_PER_REQUEST = 1000;
const ANSWER_TIMEOUT_MS = 5000;
/** A thousand rows; a packed answer of 2 MB took 2.3 GB. */
const MAX_ANSWER_BYTES = 100_000_000;
/** The client library requires an origin; a `fetch` of our own reads the path alone. */
const SOME_ORIGIN = 'http://backend.invalid';

/** A table with columns `id`, `created_at` and `updated_at`; its queries stand in `@site/contract/queries.ts`. */
export interface Table {
  name: string;
  /** What columns are equal to: a row that is not is never published. */
  where: Record<string, string>;
  /** So many rows are read at most, the newest. */
  maxRows: number;
}

/** Where the table is read. */
export interface Backend {
  /** Origin of a Supabase project, or of something that answers `/rest/v1/` as one does. */
  url: string;
  key: string;
  fetch?: typeof fetch | undefined;
}

/** Rows as they came, parsed. */
export interface Parsed<Item> {
  items: Item[];
  /** Ids of rows that could not be read. */
  skipped: readonly string[];
}

/** The table after a read. */
export interface Read<Item> extends Parsed<Item> {
  /** How many rows of the answer were not asked for: they may be personal data. */
  foreign: number;
  /** How many items there are; the oldest may be left unread. */
  total: number;
  /** When any of them last changed, as the database says; empty where there is none. */
  newest: string;
}

const changedSchema = z.object({ updated_at: z.string() });
const rowSchema = z.looseObject({
  id: z.union([z.string(), z.number()]),
  updated_at: z.string(),
});

/** The site's own backend; without a Supabase project `fetch` answers in its place. */
export function backendOf(fetch: typeof globalThis.fetch | undefined): Backend {
  const { url, anonKey: key } = site.backend;
  return url ? { url, key } : { url: SOME_ORIGIN, key, fetch };
}

/** Reads a table, and notices that it changed by the number of rows and the newest change. */
export class TableSource<Item> {
  private readonly table: Table;
  private readonly parse: (rows: readonly unknown[]) => Parsed<Item>;
  private readonly client: SupabaseClient;
  /** Rows by id, as they came. */
  private rows = new Map<string, unknown>();
  private count = -1;
  private newest = '';

  constructor(
    { table, parse }: { table: Table; parse(rows: readonly unknown[]): Parsed<Item> },
    { url, key, fetch: ownFetch }: Backend,
  ) {
    this.table = table;
    this.parse = parse;
    this.client = createClient(url, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: async (...words) => bounded(await (ownFetch ?? fetch)(...words)) },
    });
  }

  /**
   * The table if it changed since the last call, else nothing.
   * @throws Error when the backend does not answer, or not with a table.
   */
  async readChanged(): Promise<Read<Item> | undefined> {
    const { count, newest } = await this.readNewest();
    if (count === this.count && newest === this.newest) return undefined;
    const all = (await this.readNewer(count)) ?? (await this.readAll());
    if (all.size !== Math.min(count, this.table.maxRows))
      throw new Error('the table changed while it was read');
    const rows = [...all.values()].filter((row) => this.isAskedFor(row));
    const parsed = this.parse(rows);
    if (all.size > 0 && parsed.items.length === 0)
      throw new Error('not one row of the table can be read');
    this.rows = all;
    this.count = count;
    this.newest = newest;
    const foreign = all.size - rows.length;
    return { ...parsed, foreign, total: count - foreign, newest };
  }

  private async readNewest(): Promise<{ count: number; newest: string }> {
    const { rows, count } = await run(
      this.selected('updated_at').order('updated_at', { ascending: false }).limit(1),
    );
    const [first] = z.array(changedSchema).parse(rows);
    return { count, newest: first?.updated_at ?? '' };
  }

  /** Only what was written since; nothing when that does not explain how many there are now. */
  private async readNewer(count: number): Promise<Map<string, unknown> | undefined> {
    if (!this.newest || this.rows.size === 0 || count > this.table.maxRows) return undefined;
    const { rows } = await run(this.selected('*').gte('updated_at', this.newest));
    const merged = new Map(this.rows);
    for (const row of rows) merged.set(idOf(row), row);
    return merged.size === count && rows.length < ROWS_PER_REQUEST ? merged : undefined;
  }

  private async readAll(): Promise<Map<string, unknown>> {
    const all = new Map<string, unknown>();
    for (let from = 0, more = true; more; ) {
      const { rows, count } = await run(
        this.selected('*')
          .order('created_at', { ascending: false })
          .order('id', { ascending: false })
          .range(from, from + ROWS_PER_REQUEST - 1),
      );
      for (const row of rows) all.set(idOf(row), row);
      from += rows.length;
      more = rows.length > 0 && from < Math.min(count, this.table.maxRows);
    }
    return all;
  }

  private selected(columns: string) {
    const { name, where } = this.table;
    return this.client.from(name).select(columns, { count: 'exact' }).match(where);
  }

  private isAskedFor(row: unknown): boolean {
    const columns = rowSchema.parse(row);
    return Object.entries(this.table.where).every(([name, value]) => columns[name] === value);
  }
}

/** An answer that ends with an error where it is longer, unpacked, than what a page of rows can be. */
function bounded({ body, status, headers }: Response): Response {
  let left = MAX_ANSWER_BYTES;
  const counted = body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        left -= chunk.length;
        if (left >= 0) controller.enqueue(chunk);
        else controller.error(new Error(`it answered with more than ${MAX_ANSWER_BYTES} bytes`));
      },
    }),
  );
  return new Response(counted, { status, headers });
}

interface Reply {
  data: unknown;
  error: { message: string } | null;
  count: number | null;
  status: number;
}

interface Query extends PromiseLike<Reply> {
  retry(enabled: boolean): Query;
  abortSignal(signal: AbortSignal): Query;
}

async function run(query: Query): Promise<{ rows: unknown[]; count: number }> {
  const { data, error, count, status } = await query
    .retry(false)
    .abortSignal(AbortSignal.timeout(ANSWER_TIMEOUT_MS));
  if (error) throw new Error(error.message || `it answered with status ${status}`);
  const rows: unknown = data;
  if (!Array.isArray(rows) || count === null) throw new Error('it answered with no table');
  return { rows, count };
}

function idOf(row: unknown): string {
  return String(rowSchema.parse(row).id);
}
