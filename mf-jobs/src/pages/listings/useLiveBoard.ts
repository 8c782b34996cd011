import { useMemo, useState } from 'react';
import { type Job, LIST_SIZE } from '../../jobs/job.ts';
import type { JobsState } from '../../jobs/jobsState.ts';
import { searchJobs } from '../../jobs/searchJobs.ts';
import { type Search, useSearch } from './useSearch.ts';

/** Which part of the offers is on screen, and how to change it. */
export interface LiveBoardView {
  search: Search;
  /** How many offers match the search. */
  foundCount: number;
  /** The offers of this page. */
  shown: readonly Job[];
  /** From 0. */
  page: number;
  pageCount: number;
  turnTo(page: number): void;
}

const NO_JOBS: readonly Job[] = [];

/** Search and pages over the offers read so far. */
export function useLiveBoard(state: JobsState): LiveBoardView {
  const jobs = state.status === 'list' ? state.jobs : NO_JOBS;
  const search = useSearch();
  const { searched } = search;
  const [place, setPlace] = useState({ searched: '', page: 0 });
  const found = useMemo(() => searchJobs(jobs, searched), [jobs, searched]);
  const pageCount = Math.max(1, Math.ceil(found.length / LIST_SIZE));
  // Another search begins at its first page.
  const wanted = place.searched === searched ? place.page : 0;
  const start = Math.min(wanted, pageCount - 1) * LIST_SIZE;

  return {
    search,
    foundCount: found.length,
    shown: found.slice(start, start + LIST_SIZE),
    page: start / LIST_SIZE,
    pageCount,
    turnTo: (page) => setPlace({ searched, page }),
  };
}
