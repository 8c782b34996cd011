import { messageOf } from '@site/contract/messageOf.ts';
import { useEffect, useReducer, useState } from 'react';
import type { Job } from './job.ts';
import { loadReader } from './loadReader.ts';

/** What the page shows: loading, then one of error, empty or list. */
export type JobsState =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | { status: 'empty' }
  | { status: 'list'; jobs: readonly Job[]; rest: Rest };

/** The list shows with its first batch; the others may still be coming, or have failed to. */
export type Rest =
  | { status: 'loading' }
  | { status: 'complete' }
  | { status: 'failed'; message: string };

export type JobsEvent =
  | { type: 'arrived'; jobs: readonly Job[] }
  | { type: 'finished' }
  | { type: 'failed'; message: string }
  | { type: 'retried' };

export const firstState: JobsState = { status: 'loading' };

/** The next state of the page; an event that a state does not expect changes nothing. */
export function nextState(state: JobsState, event: JobsEvent): JobsState {
  switch (event.type) {
    case 'arrived':
      return arrive(state, event.jobs);
    case 'finished':
      if (state.status === 'loading') return { status: 'empty' };
      return state.status === 'list' ? { ...state, rest: { status: 'complete' } } : state;
    case 'failed':
      if (state.status === 'loading') return { status: 'error', message: event.message };
      if (state.status !== 'list') return state;
      return { ...state, rest: { status: 'failed', message: event.message } };
    case 'retried':
      if (state.status === 'list') return { ...state, rest: { status: 'loading' } };
      return firstState;
  }
}

/** A row inserted between two requests moves the others, which then arrive twice: they are left out. */
function arrive(state: JobsState, jobs: readonly Job[]): JobsState {
  const known = state.status === 'list' ? state.jobs : [];
  const ids = new Set(known.map(({ id }) => id));
  const fresh = jobs.filter(({ id }) => !ids.has(id) && ids.add(id));
  if (fresh.length === 0) return state;
  return { status: 'list', jobs: [...known, ...fresh], rest: { status: 'loading' } };
}

/**
 * Reads the job offers after the first paint, if `isNeeded`. `retry` reads again: everything after an
 * error, what is missing after a part.
 */
export function useJobs(isNeeded: boolean): { state: JobsState; retry(): void } {
  const [state, dispatch] = useReducer(nextState, firstState);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what reads again.
  useEffect(() => {
    if (!isNeeded) return;
    const leaving = new AbortController();
    void read(dispatch, leaving.signal);
    return () => leaving.abort();
  }, [isNeeded, attempt]);
  const retry = () => {
    dispatch({ type: 'retried' });
    setAttempt((number) => number + 1);
  };
  return { state, retry };
}

async function read(dispatch: (event: JobsEvent) => void, signal: AbortSignal): Promise<void> {
  try {
    const { readJobs } = await loadReader();
    if (signal.aborted) return;
    for await (const jobs of readJobs(signal)) dispatch({ type: 'arrived', jobs });
    if (!signal.aborted) dispatch({ type: 'finished' });
  } catch (error) {
    if (signal.aborted) return;
    dispatch({ type: 'failed', message: messageOf(error) });
  }
}
