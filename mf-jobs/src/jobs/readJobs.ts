import { backendClient } from '@site/site/backendClient.ts';
import { failures } from '../content/failures.ts';
import { failureOf } from './failure.ts';
import type { Job } from './job.ts';
import { parseJobs } from './parseJobs.ts';

/** Bounds each answer to its last byte, so that an error shows within 3 s. */
const ROWS_TIMEOUT_MS = 2000;

/**
 * Reads job offers, newest first: the 1,000 of one answer. The published list has all.
 * @throws Error with a message for the visitor.
 */
export async function readJobs(): Promise<Job[]> {
  return offersOf(await ask(offers().order('created_at', { ascending: false })));
}

/**
 * Reads one offer; `undefined` when there is none of this id, or it is closed.
 * @throws Error with a message for the visitor.
 */
export async function readJob(id: string): Promise<Job | undefined> {
  const [offer] = offersOf(await ask(offers().eq('id', id).limit(1)));
  return offer;
}

/** A backend that ignores the filter sends résumés, too, which are personal data. */
function offersOf(rows: readonly unknown[]): Job[] {
  const { items, skipped } = parseJobs(rows);
  if (skipped.length > 0) console.warn('Malformed vacancies, not shown:', skipped.join(', '));
  // No row can be read: the answer is no list of vacancies, and "no vacancies" would be untrue.
  if (rows.length > 0 && items.length === 0) throw new Error(failures.unreadable);
  return items.filter(({ isOffer }) => isOffer);
}

function offers() {
  return backendClient().from('jobs').select('*').eq('type', 'job_offer');
}

/** Asks once, within the timeout: the library's own repetitions take 7 s, and the visitor has a button. */
async function ask(query: ReturnType<typeof offers>): Promise<readonly unknown[]> {
  const signal = AbortSignal.timeout(ROWS_TIMEOUT_MS);
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error(failures.timeout)));
  });
  const answer = query.retry(false).abortSignal(signal);
  const { data, error, status } = await Promise.race([late, answer]);
  if (error || !Array.isArray(data)) throw failureOf(status, error);
  return data;
}
