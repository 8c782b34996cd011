import { backendClient } from '@site/site/backendClient.ts';
import { failureOf, jobsError } from './failure.ts';
import type { Job } from './job.ts';
import { parseJobs } from './parseJobs.ts';

/** Supabase answers with 1,000 rows at most unless told otherwise. */
const ROWS_PER_REQUEST = 1000;

/** Bounds each answer to its last byte, so that an error shows within 3 s. */
const ANSWER_TIMEOUT_MS = 2000;

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
      const { rows, total } = await ask(signal, (aborted) =>
        offers()
          .order('created_at', { ascending: false })
          .order('id', { ascending: false })
          .range(from, from + ROWS_PER_REQUEST - 1)
          .retry(false)
          .abortSignal(aborted),
      );
      if (signal.aborted) return;
      const parsed = parseJobs(rows);
      skipped.push(...parsed.skipped);
      // Not one row that makes sense: this is no list of vacancies, and "no vacancies" would be untrue.
      if (from === 0 && rows.length > 0 && parsed.jobs.length === 0) throw jobsError('unreadable');
      // A backend that ignores the filter sends résumés, too, which are personal data.
      yield parsed.jobs.filter(({ isOffer }) => isOffer);
      from += rows.length;
      more = rows.length > 0 && (total === null ? rows.length >= ROWS_PER_REQUEST : from < total);
    }
  } finally {
    if (skipped.length > 0) console.warn('Malformed vacancies, not shown:', skipped.join(', '));
  }
}

/**
 * Reads one offer; `undefined` when there is none of this id, or it is closed.
 * @throws JobsError with a message for the visitor.
 */
export async function readJob(id: string, signal: AbortSignal): Promise<Job | undefined> {
  const { rows } = await ask(signal, (aborted) =>
    offers().eq('id', id).limit(1).retry(false).abortSignal(aborted),
  );
  const { jobs } = parseJobs(rows);
  if (rows.length > 0 && jobs.length === 0) throw jobsError('unreadable');
  return jobs.find(({ isOffer }) => isOffer);
}

/** The total ends the reading, whatever the backend's cap on rows is. */
function offers() {
  return backendClient().from('jobs').select('*', { count: 'exact' }).eq('type', 'job_offer');
}

/** What the client library answers. */
interface Reply {
  data: unknown;
  error: unknown;
  count: number | null;
  status: number;
}

/**
 * Asks once: the library's own repetitions take 7 s, and the visitor has a button. The timeout also
 * covers what the library does before it asks, such as refreshing a session.
 */
async function ask(
  leaving: AbortSignal,
  send: (signal: AbortSignal) => PromiseLike<Reply>,
): Promise<Answer> {
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]);
  const aborted = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined));
  });
  const reply = await Promise.race([send(signal), aborted]);
  if (leaving.aborted) return { rows: [], total: 0 };
  if (signal.aborted || !reply) throw jobsError('timeout');
  const { data: rows, error, count, status } = reply;
  if (error || !Array.isArray(rows)) throw failureOf(status, error);
  return { rows, total: Number.isInteger(count) ? count : null };
}
