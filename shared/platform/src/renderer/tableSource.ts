import { type Reply, readRows } from '@site/contract/readRows.ts';
import { site } from '@site/site';
import { PostgrestClient } from '@supabase/postgrest-js';
import * as z from 'zod/mini';
import type { DataPages, Read } from './dataPages.ts';

const ANSWER_TIMEOUT_MS = 5000;
/** A thousand rows; a packed answer of 2 MB took 2.3 GB. */
const MAX_ANSWER_BYTES = 100_000_000;
/** The client library requires an address; a `fetch` of our own reads the path alone. */
const SOME_ADDRESS = 'http://backend.invalid/rest/v1';

/** Where tables are read if the site has no Supabase project. */
export interface Backend {
  /** Address below which tables are read. */
  backend?: string | undefined;
  fetch?: typeof fetch | undefined;
}

const revisionSchema = z.tuple([z.object({ revision: z.string() })]);
const stampSchema = z.object({ updated_at: z.string() });

/** Reads a table, whole, and whether it changed. */
export class TableSource<Item> {
  private readonly pages: Pick<DataPages<Item, object>, 'table' | 'parse'>;
  private readonly client: PostgrestClient;

  constructor(pages: Pick<DataPages<Item, object>, 'table' | 'parse'>, own: Backend) {
    const { url, anonKey } = site.backend;
    const ask = (!url && own.fetch) || fetch;
    this.pages = pages;
    // A PostgREST of our own refuses the key of a project.
    const headers = url ? { apikey: anonKey, authorization: `Bearer ${anonKey}` } : {};
    this.client = new PostgrestClient(url ? `${url}/rest/v1` : (own.backend ?? SOME_ADDRESS), {
      headers,
      fetch: async (...words) => bounded(await ask(...words)),
    });
  }

  /**
   * A text that is another one after every commit that changed the table.
   * @throws Error when the backend does not answer.
   */
  async readRevision(): Promise<string> {
    const asked = this.client.from(`${this.pages.table.name}_revision`).select('revision');
    const { data, error, status } = await once(asked);
    if (error) throw new Error(error.message || `it answered with status ${status}`);
    return z.parse(revisionSchema, data)[0].revision;
  }

  /**
   * The rows of the table as they are now, the newest as many as are read at most.
   * @throws Error when the backend does not answer, or not with a table.
   */
  async readAll(): Promise<Read<Item>> {
    const { where, maxRows } = this.pages.table;
    const { rows, total } = await readRows((from, to) => this.askRows(from, to), maxRows);
    const own = rows.filter((row) => Object.entries(where).every(([name, is]) => row[name] === is));
    const { items, skipped } = this.pages.parse(own);
    if (rows.length > 0 && items.length === 0)
      throw new Error('not one row of the table can be read');
    const stamps = z.parse(z.array(stampSchema), own).map((row) => row.updated_at);
    const newest = stamps.reduce((one, other) => (one > other ? one : other), '');
    const foreign = rows.length - own.length;
    return { items, skipped, foreign, total: total - foreign, newest };
  }

  private askRows(from: number, to: number): PromiseLike<Reply> {
    const { name, where } = this.pages.table;
    const rows = this.client.from(name).select('*', { count: 'exact' }).match(where);
    const newestFirst = rows.order('created_at', { ascending: false });
    return once(newestFirst.order('id', { ascending: false }).range(from, to));
  }
}

interface Query extends PromiseLike<Reply> {
  retry(enabled: boolean): Query;
  abortSignal(signal: AbortSignal): Query;
}

function once(query: Query): PromiseLike<Reply> {
  return query.retry(false).abortSignal(AbortSignal.timeout(ANSWER_TIMEOUT_MS));
}

/** An answer that ends with an error where it is longer, unpacked, than what a page of rows can be. */
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
