import { useCallback, useEffect, useReducer, useState } from 'react';
import { firstState, type JobsEvent, type JobsState, nextState } from './jobsState.ts';
import { loadReader } from './loadReader.ts';
import { messageOf } from './messageOf.ts';

export interface Jobs {
  state: JobsState;
  /** Reads again: everything after an error, what is missing after a part. */
  retry(): void;
}

/** Reads the job offers, if they are wanted, once the page is painted, and again when asked to. */
export function useJobs(isWanted = true): Jobs {
  const [state, dispatch] = useReducer(nextState, firstState);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what reads again.
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    void read(dispatch, leaving.signal);
    return () => leaving.abort();
  }, [isWanted, attempt]);
  const retry = useCallback(() => {
    dispatch({ type: 'retried' });
    setAttempt((number) => number + 1);
  }, []);
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
