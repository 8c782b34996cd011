import { useLocation } from '@site/runtime';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Job } from '../../jobs/job.ts';
import type { JobsState } from '../../jobs/jobsState.ts';
import { searchJobs } from '../../jobs/searchJobs.ts';
import { anchorOf, idOfHash } from './job-card/jobLink.ts';

/** What fits a page: enough to scan, few enough to stay fast with thousands of offers. */
export const JOBS_PER_PAGE = 12;

/** Which part of the offers is on screen, and how to change it. */
export interface BoardView {
  /** As the visitor has typed it. */
  query: string;
  /** What the offers on screen were searched for; a moment behind while one types. */
  searched: string;
  /** How many offers match the query. */
  foundCount: number;
  /** The offers of this page. */
  shown: readonly Job[];
  /** From 0. */
  page: number;
  pageCount: number;
  /** The vacancy that the address names; empty when it names none. */
  linkedId: string;
  /** The address names a vacancy that all have been searched for in vain. */
  isLinkedGone: boolean;
  search(query: string): void;
  turnTo(page: number): void;
}

const NO_JOBS: readonly Job[] = [];

/** Search and pages over the offers read so far; the address `/vagas#id` chooses the page. */
export function useBoard(state: JobsState): BoardView {
  const jobs = state.status === 'list' ? state.jobs : NO_JOBS;
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(0);
  // Letters appear as they are typed, even where searching thousands of offers takes longer.
  const searched = useDeferredValue(query);
  const found = useMemo(() => searchJobs(jobs, searched), [jobs, searched]);
  const pageCount = Math.max(1, Math.ceil(found.length / JOBS_PER_PAGE));
  const start = Math.min(page, pageCount - 1) * JOBS_PER_PAGE;
  const shown = found.slice(start, start + JOBS_PER_PAGE);

  const { id, index } = useLinkedJob({
    jobs,
    shown: query === '' && searched === '' ? shown : NO_JOBS,
    show(place) {
      setQuery('');
      setPage(Math.floor(place / JOBS_PER_PAGE));
    },
  });
  const isComplete =
    state.status === 'empty' || (state.status === 'list' && state.rest.status === 'complete');

  return {
    query,
    searched,
    foundCount: found.length,
    shown,
    page: start / JOBS_PER_PAGE,
    pageCount,
    linkedId: index < 0 ? '' : id,
    isLinkedGone: isComplete && index < 0 && namesNothing(id),
    search(words) {
      setQuery(words);
      setPage(0);
    },
    turnTo: setPage,
  };
}

interface LinkedJobOptions {
  jobs: readonly Job[];
  /** What is on screen, unless it is about to change. */
  shown: readonly Job[];
  /** Brings the offer at this place of the whole list on screen. */
  show(index: number): void;
}

/** Follows the hash: shows, scrolls to and focuses the vacancy that it names, once it is here. */
function useLinkedJob({ jobs, shown, show }: LinkedJobOptions): { id: string; index: number } {
  const { hash, key } = useLocation();
  const id = idOfHash(hash);
  const index = useMemo(() => (id ? jobs.findIndex((job) => job.id === id) : -1), [jobs, id]);
  const awaited = useRef('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again, a new key, shows it again; show is new each time.
  useEffect(() => {
    if (index < 0) return;
    show(index);
    awaited.current = id;
  }, [index, id, key]);

  useEffect(() => {
    if (!shown.some((job) => job.id === awaited.current)) return;
    const card = document.getElementById(anchorOf(awaited.current));
    awaited.current = '';
    card?.scrollIntoView();
    card?.focus({ preventScroll: true });
  });

  return { id, index };
}

/** A hash that names neither a vacancy nor another part of the page, such as its main content. */
function namesNothing(id: string): boolean {
  return id !== '' && document.getElementById(id) === null;
}
