import { jobsClient } from './client.ts';
import { startDeadline } from './deadline.ts';
import { failureOf, jobsError } from './failure.ts';
import type { Job } from './job.ts';
import { parseJobs } from './parseJobs.ts';

/** Supabase answers with 1,000 rows at most unless told otherwise. */
const ROWS_PER_REQUEST = 1000;

/** Each answer must be here, to its last byte, so soon that an error shows within 3 s of coming. */
const ANSWER_MS = 2000;

interface Answer {
  rows: readonly unknown[];
  /** Rows there are in all; null when the backend does not say. */
  total: number | null;
}

/**
 * Reads all job offers, newest first, in batches as they arrive. Malformed rows are skipped, and
 * reported to the console once. Stops silently when `signal` aborts.
 * @throws JobsError with a message for the visitor.
 */
export async function* readJobs(signal: AbortSignal): AsyncGenerator<Job[], void> {
  const skipped: string[] = [];
  try {
    for (let from = 0, more = true; more; ) {
      const { rows, total } = await readRows(from, signal);
      if (signal.aborted) return;
      const parsed = parseJobs(rows);
      skipped.push(...parsed.skipped);
      // Not one row that makes sense: this is no list of vacancies, and "no vacancies" would be untrue.
      if (from === 0 && rows.length > 0 && parsed.jobs.length === 0) throw jobsError('unreadable');
      yield parsed.jobs;
      from += rows.length;
      more = rows.length > 0 && (total === null ? rows.length >= ROWS_PER_REQUEST : from < total);
    }
  } finally {
    if (skipped.length > 0) console.warn('Malformed vacancies, not shown:', skipped.join(', '));
  }
}

/** The total tells when to stop, whatever the backend's cap on rows is. */
async function readRows(from: number, outer: AbortSignal): Promise<Answer> {
  const deadline = startDeadline(ANSWER_MS, outer);
  try {
    const { data, error, count, status } = await jobsClient()
      .from('jobs')
      .select('*', { count: 'exact' })
      .eq('type', 'job_offer')
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .range(from, from + ROWS_PER_REQUEST - 1)
      // Its own repetitions take 7 s; the visitor has a button.
      .retry(false)
      .abortSignal(deadline.signal);
    if (outer.aborted) return { rows: [], total: 0 };
    if (deadline.isOver()) throw jobsError('timeout');
    const rows: unknown = data;
    if (error || !Array.isArray(rows)) throw failureOf(status, error);
    return { rows, total: Number.isInteger(count) ? count : null };
  } finally {
    deadline.clear();
  }
}
