import type { Job } from './job.ts';

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

/** Rows inserted between two requests move the others: whoever is known already is left out. */
function arrive(state: JobsState, jobs: readonly Job[]): JobsState {
  const known = state.status === 'list' ? state.jobs : [];
  const ids = new Set(known.map(({ id }) => id));
  const fresh = jobs.filter(({ id }) => !ids.has(id) && ids.add(id));
  if (fresh.length === 0) return state;
  return { status: 'list', jobs: [...known, ...fresh], rest: { status: 'loading' } };
}
