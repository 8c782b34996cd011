import { useLocation } from '@site/runtime';
import { useEffect, useMemo, useState } from 'react';
import { anchorOf, idOfHash } from '../../components/job-card/jobLink.ts';
import type { Job } from '../../jobs/job.ts';
import type { JobsState } from '../../jobs/jobsState.ts';
import { searchJobs } from '../../jobs/searchJobs.ts';

/** What fits a page: enough to scan, few enough to stay fast with thousands of offers. */
export const JOBS_PER_PAGE = 12;

/** Which part of the offers is on screen, and how to change it. */
export interface BoardView {
  query: string;
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
  const found = useMemo(() => searchJobs(jobs, query), [jobs, query]);
  const pageCount = Math.max(1, Math.ceil(found.length / JOBS_PER_PAGE));
  const start = Math.min(page, pageCount - 1) * JOBS_PER_PAGE;

  const linked = useLinkedJob(jobs, (index) => {
    setQuery('');
    setPage(Math.floor(index / JOBS_PER_PAGE));
  });
  const isComplete =
    state.status === 'empty' || (state.status === 'list' && state.rest.status === 'complete');

  return {
    query,
    foundCount: found.length,
    shown: found.slice(start, start + JOBS_PER_PAGE),
    page: start / JOBS_PER_PAGE,
    pageCount,
    linkedId: linked.id,
    isLinkedGone: isComplete && linked.isMissing,
    search(words) {
      setQuery(words);
      setPage(0);
    },
    turnTo: setPage,
  };
}

/** Follows the hash: shows, scrolls to and focuses the vacancy that it names, once it is here. */
function useLinkedJob(jobs: readonly Job[], show: (index: number) => void) {
  const { hash, key } = useLocation();
  const id = idOfHash(hash);
  const index = useMemo(() => (id ? jobs.findIndex((job) => job.id === id) : -1), [jobs, id]);
  const [revealed, setRevealed] = useState({ id: '' });

  // Following the same link again, a new key, shows it again.
  useEffect(() => {
    if (index < 0) return;
    show(index);
    setRevealed({ id });
  }, [index, id, key]);

  useEffect(() => {
    const card = revealed.id ? document.getElementById(anchorOf(revealed.id)) : null;
    card?.scrollIntoView();
    card?.focus({ preventScroll: true });
  }, [revealed]);

  const isAnchor = () => document.getElementById(id) !== null;
  return { id: index < 0 ? '' : id, isMissing: id !== '' && index < 0 && !isAnchor() };
}
