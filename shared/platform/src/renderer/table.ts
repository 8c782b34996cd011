import { site } from '@site/site';
import { PostgrestClient } from '@supabase/postgrest-js';
import * as z from 'zod/mini';
import type { DataPages, Read } from './dataPages.ts';

const TABLE_TIMEOUT_MS = 5000;
/** Supabase answers with 1,000 rows at most unless told otherwise. */
const ROWS_PER_REQUEST = 1000;
/** Limit for a thousand rows, unpacked; a packed answer of 2 MB took 2.3 GB of memory. */
const MAX_ANSWER_BYTES = 100_000_000;
/** The client library requires an address; a `fetch` of our own reads the path alone. */
const SOME_ADDRESS = 'http://backend.invalid/rest/v1';

const rowsSchema = z.array(z.looseObject({ id: z.union([z.string(), z.number()]) }));
const revisionSchema = z.tuple([z.object({ revision: z.string() })]);
const stampsSchema = z.array(z.object({ updated_at: z.string() }));

/** Where tables are read, and how, if the site has no Supabase project. */
export interface TableSource {
  backend?: string | undefined;
  fetch?: typeof fetch | undefined;
}

export function openTable<Item>(
  { table, parse }: Pick<DataPages<Item, object>, 'table' | 'parse'>,
  own: TableSource,
) {
  const { name, where } = table;
  const { url, anonKey } = site.backend;
  const ask = (!url && own.fetch) || fetch;
  const client = new PostgrestClient(url ? `${url}/rest/v1` : (own.backend ?? SOME_ADDRESS), {
    // A PostgREST of our own refuses the key of a project.
    headers: url ? { apikey: anonKey, authorization: `Bearer ${anonKey}` } : {},
    fetch: async (input, init) =>
      bounded(await ask(input, { ...init, signal: AbortSignal.timeout(TABLE_TIMEOUT_MS) })),
    retry: false,
  });
  return {
    /**
     * A text that differs after every commit that changed the table.
     * @throws Error when the backend does not answer.
     */
    async readRevision(): Promise<string> {
      const { data, error, status } = await client.from(`${name}_revision`).select('revision');
      if (error) throw new Error(error.message || `it answered with status ${status}`);
      return z.parse(revisionSchema, data)[0].revision;
    },
    /**
     * The rows as they are now, the newest as many as are read at most.
     * @throws Error when the backend does not answer, or not with a table.
     */
    async readAll(): Promise<Read<Item>> {
      const { rows, total } = await readRows(client, table);
      const asked = rows.filter((row) =>
        Object.entries(where).every(([key, is]) => row[key] === is),
      );
      const { items, skipped } = parse(asked);
      if (rows.length > 0 && items.length === 0)
        throw new Error('not one row of the table can be read');
      const stamps = z.parse(stampsSchema, asked).map((row) => row.updated_at);
      const newest = stamps.sort().at(-1) ?? '';
      const foreign = rows.length - asked.length;
      return { items, skipped, foreign, total: total - foreign, newest };
    },
  };
}

/**
 * Reads a table in parts, the newest rows first, `maxRows` at most.
 * @throws Error when the server answers with an error, with no table, or not with all rows.
 */
async function readRows(
  client: PostgrestClient,
  { name, where, maxRows }: DataPages<unknown, object>['table'],
) {
  const all = new Map<unknown, z.infer<typeof rowsSchema>[number]>();
  for (let from = 0; ; ) {
    const { data, error, count, status } = await client
      .from(name)
      .select('*', { count: 'exact' })
      .match(where)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .range(from, from + ROWS_PER_REQUEST - 1);
    if (error) throw new Error(error.message || `it answered with status ${status}`);
    const { success, data: rows } = rowsSchema.safeParse(data);
    if (!success || count === null) throw new Error('it answered with no table');
    for (const row of rows) all.set(row.id, row);
    from += rows.length;
    const isAll = from >= Math.min(count, maxRows);
    if (isAll && all.size === from) return { rows: [...all.values()], total: count };
    if (isAll) throw new Error('the table changed while it was read: try again');
    if (rows.length === 0)
      throw new Error(`it sent ${from} of ${count} rows: raise its “Max rows” (max_rows)`);
  }
}

/** @throws Error where an answer is longer, unpacked, than what a thousand rows can be. */
async function bounded({ body, status, headers }: Response): Promise<Response> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES)
      throw new Error(`it answered with more than ${MAX_ANSWER_BYTES} bytes`);
    chunks.push(chunk);
  }
  return new Response(Buffer.concat(chunks), { status, headers });
}
