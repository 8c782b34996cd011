import { useEffect, useRef, useState } from 'react';
import type { Job } from '../../jobs/job.ts';
import { loadReader } from '../../jobs/loadReader.ts';
import { messageOf } from '../../jobs/messageOf.ts';

type Status = 'idle' | 'asking' | 'none' | 'some' | 'failed';

interface NewsState {
  status: Status;
  /** Vacancies that are not on the page yet, newest first. */
  jobs: readonly Job[];
  /** Why there are no news. */
  message: string;
}

/** Reads, when asked to, the vacancies that came after those on the page. */
export function useNews(shown: readonly Job[]): { state: NewsState; ask(): void } {
  const [state, setState] = useState<NewsState>({ status: 'idle', jobs: [], message: '' });
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const ask = async () => {
    if (state.status === 'asking') return;
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    const say = (status: Status, jobs: readonly Job[], message = '') => {
      if (!signal.aborted) setState({ status, jobs, message });
    };
    say('asking', state.jobs);
    try {
      const { readJobs } = await loadReader();
      const { value } = await readJobs(signal).next();
      const jobs = newerThan(shown, value ?? []);
      say(jobs.length > 0 ? 'some' : 'none', jobs);
    } catch (error) {
      say('failed', [], messageOf(error));
    }
  };
  return { state, ask };
}

/** Those that came after the newest on the page; an older one may only stand on another list. */
function newerThan(shown: readonly Job[], read: readonly Job[]): Job[] {
  const known = new Set(shown.map(({ id }) => id));
  const newest = shown[0]?.createdAt ?? '';
  return read.filter(({ id, createdAt }) => !known.has(id) && createdAt > newest);
}
