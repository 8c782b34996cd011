import { type Reply, readRows } from '@site/contract/readRows.ts';
import { site } from '@site/site';
import { PostgrestClient } from '@supabase/postgrest-js';
import * as z from 'zod/mini';
import type { DataPages, Read } from './dataPages.ts';

const ANSWER_TIMEOUT_MS = 5000;
/** A thousand rows; a packed answer of 2 MB took 2.3 GB of memory. */
const MAX_ANSWER_BYTES = 100_000_000;
/** The client library requires an address; a `fetch` of our own reads the path alone. */
const SOME_ADDRESS = 'http://backend.invalid/rest/v1';

const revisionSchema = z.tuple([z.object({ revision: z.string() })]);
const stampsSchema = z.array(z.object({ updated_at: z.string() }));

/** Where tables are read, and how, if the site has no Supabase project. */
export interface TableSource {
  backend?: string | undefined;
  fetch?: typeof fetch | undefined;
}

export function openTable<Item>(
  { table: { name, where, maxRows }, parse }: Pick<DataPages<Item, object>, 'table' | 'parse'>,
  own: TableSource,
) {
  const { url, anonKey } = site.backend;
  const ask = (!url && own.fetch) || fetch;
  const client = new PostgrestClient(url ? `${url}/rest/v1` : (own.backend ?? SOME_ADDRESS), {
    // A PostgREST of our own refuses the key of a project.
    headers: url ? { apikey: anonKey, authorization: `Bearer ${anonKey}` } : {},
    fetch: async (input, init) =>
      bounded(await ask(input, { ...init, signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) })),
    retry: false,
  });
  const askRows = (from: number, to: number): PromiseLike<Reply> =>
    client
      .from(name)
      .select('*', { count: 'exact' })
      .match(where)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .range(from, to);
  return {
    /**
     * A text that is another one after every commit that changed the table.
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
      const { rows, total } = await readRows(askRows, maxRows);
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
