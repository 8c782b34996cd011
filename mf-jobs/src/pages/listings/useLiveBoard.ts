import { useMemo, useState } from 'react';
import { type Job, LIST_SIZE } from '../../jobs/job.ts';
import type { JobsState } from '../../jobs/jobsState.ts';
import { searchJobs } from '../../jobs/searchJobs.ts';
import { namesId } from '../../jobs/vacancyPath.ts';
import { useLinkedVacancy } from './useLinkedVacancy.ts';
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
  /** The address names a vacancy that all have been searched for in vain. */
  isLinkedGone: boolean;
  turnTo(page: number): void;
}

const NO_JOBS: readonly Job[] = [];

/** Search and pages over the offers read so far; the address `/vagas#id` leads to that vacancy. */
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

  const isComplete =
    state.status === 'empty' || (state.status === 'list' && state.rest.status === 'complete');
  const isLinkedGone = useLinkedVacancy(
    (id) => jobs.find(({ path }) => namesId(path, id)) ?? (isComplete ? 'gone' : 'unknown'),
  );

  return {
    search,
    foundCount: found.length,
    shown: found.slice(start, start + LIST_SIZE),
    page: start / LIST_SIZE,
    pageCount,
    isLinkedGone,
    turnTo: (page) => setPlace({ searched, page }),
  };
}
