import { MAX_VACANCIES } from '@site/contract/vacancies.ts';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import type { Job } from '../src/jobs/job.ts';
import { parseJobs } from '../src/jobs/parseJobs.ts';

/** Supabase answers with 1,000 rows at most unless told otherwise. */
const ROWS_PER_REQUEST = 1000;
const ANSWER_TIMEOUT_MS = 5000;
/** A thousand rows; a packed answer of 2 MB took 2.3 GB. */
const MAX_ANSWER_BYTES = 100_000_000;

/** Where the vacancies are read. */
export interface Backend {
  /** Origin of a Supabase project, or of something that answers `/rest/v1/` as one does. */
  url: string;
  key: string;
  fetch?: typeof fetch | undefined;
}

/** The table after a read. */
export interface Offers {
  /** Newest first. */
  jobs: readonly Job[];
  /** Rows that could not be read as vacancies. */
  skipped: readonly string[];
  /** How many rows are no vacancies: résumés are personal data. */
  foreign: number;
  /** How many vacancies there are; the oldest may be left unread. */
  total: number;
  /** When any of them last changed, as the database says; empty where there is none. */
  newest: string;
}

const changedSchema = z.object({ updated_at: z.string() });
const rowIdSchema = z.object({ id: z.union([z.string(), z.number()]), updated_at: z.string() });

/** Reads the open vacancies, and notices when they changed by their number and the newest change. */
export class OfferSource {
  private readonly client: SupabaseClient;
  /** Rows by id, as they came. */
  private rows = new Map<string, unknown>();
  private count = -1;
  private newest = '';

  constructor({ url, key, fetch: ownFetch }: Backend) {
    this.client = createClient(url, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: async (...words) => bounded(await (ownFetch ?? fetch)(...words)) },
    });
  }

  /**
   * The vacancies if they changed since the last call, else nothing.
   * @throws Error when the backend does not answer, or not with a table.
   */
  async readChanged(): Promise<Offers | undefined> {
    const { count, newest } = await this.readNewest();
    if (count === this.count && newest === this.newest) return undefined;
    const rows = (await this.readNewer(count)) ?? (await this.readAll());
    if (rows.size !== Math.min(count, MAX_VACANCIES))
      throw new Error('the table changed while it was read');
    const parsed = parseJobs([...rows.values()]);
    const jobs = parsed.jobs.filter(({ isOffer }) => isOffer);
    if (rows.size > 0 && jobs.length === 0) {
      throw new Error('not one row of the table can be read as a vacancy');
    }
    const foreign = parsed.jobs.length - jobs.length;
    this.rows = rows;
    this.count = count;
    this.newest = newest;
    const { skipped } = parsed;
    return { jobs: jobs.sort(newestFirst), skipped, foreign, total: count - foreign, newest };
  }

  private async readNewest(): Promise<{ count: number; newest: string }> {
    const { rows, count } = await run(
      this.client
        .from('jobs')
        .select('updated_at', { count: 'exact' })
        .eq('type', 'job_offer')
        .order('updated_at', { ascending: false })
        .limit(1),
    );
    const [first] = z.array(changedSchema).parse(rows);
    return { count, newest: first?.updated_at ?? '' };
  }

  /** Only what was written since; nothing when that does not explain how many there are now. */
  private async readNewer(count: number): Promise<Map<string, unknown> | undefined> {
    if (!this.newest || this.rows.size === 0 || count > MAX_VACANCIES) return undefined;
    const { rows } = await run(this.offers().gte('updated_at', this.newest));
    const merged = new Map(this.rows);
    for (const row of rows) merged.set(idOf(row), row);
    return merged.size === count && rows.length < ROWS_PER_REQUEST ? merged : undefined;
  }

  private async readAll(): Promise<Map<string, unknown>> {
    const all = new Map<string, unknown>();
    for (let from = 0, more = true; more; ) {
      const { rows, count } = await run(
        this.offers()
          .order('created_at', { ascending: false })
          .order('id', { ascending: false })
          .range(from, from + ROWS_PER_REQUEST - 1),
      );
      for (const row of rows) all.set(idOf(row), row);
      from += rows.length;
      more = rows.length > 0 && from < Math.min(count, MAX_VACANCIES);
    }
    return all;
  }

  private offers() {
    return this.client.from('jobs').select('*', { count: 'exact' }).eq('type', 'job_offer');
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
  return String(rowIdSchema.parse(row).id);
}

function newestFirst(one: Job, other: Job): number {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? 1 : -1;
  return one.id < other.id ? 1 : -1;
}
