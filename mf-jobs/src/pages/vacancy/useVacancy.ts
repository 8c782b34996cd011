import { useEffect, useState } from 'react';
import type { Job } from '../../jobs/job.ts';
import { loadReader } from '../../jobs/loadReader.ts';
import { messageOf } from '../../jobs/messageOf.ts';
import { idOfPath } from '../../jobs/vacancyPath.ts';

/** What a page without data shows of a vacancy: loading, then one of the others. */
export type VacancyState =
  | { status: 'loading' }
  | { status: 'open'; job: Job }
  | { status: 'gone' }
  | { status: 'failed'; message: string };

/** Reads the vacancy that an address ends in; empty until the address is known. */
export function useVacancy(param: string): { state: VacancyState; retry(): void } {
  const [state, setState] = useState<VacancyState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what reads again.
  useEffect(() => {
    if (!param) return;
    const leaving = new AbortController();
    void read(param, leaving.signal).then((read) => {
      if (!leaving.signal.aborted) setState(read);
    });
    return () => leaving.abort();
  }, [param, attempt]);
  const retry = () => {
    setState({ status: 'loading' });
    setAttempt((number) => number + 1);
  };
  return { state, retry };
}

async function read(param: string, signal: AbortSignal): Promise<VacancyState> {
  const id = idOfPath(param);
  if (!id) return { status: 'gone' };
  try {
    const { readJob } = await loadReader();
    const job = await readJob(id, signal);
    return job ? { status: 'open', job } : { status: 'gone' };
  } catch (error) {
    return { status: 'failed', message: messageOf(error) };
  }
}
