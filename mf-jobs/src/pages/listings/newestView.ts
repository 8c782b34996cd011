import { fill } from '@site/content/fill.ts';
import { groupThousands } from '@site/site/money.ts';
import type { FrontData, ListData } from '../../data/listData.ts';
import { formatDay } from '../../dates/formatDate.ts';
import { type Job, LIST_SIZE } from '../../jobs/job.ts';
import type { Live } from '../../jobs/useLive.ts';
import type { SearchSource } from '../../search/loadSearch.ts';
import { content } from './content.ts';

/** What the newest list shows, published with the page or read by the browser. */
export interface NewestView {
  status: string;
  isLoading?: boolean;
  /** `older` and `newer` are addresses, empty at the ends; `page` counts from 1. */
  list?: { jobs: readonly Job[]; total: number; older: string; newer: string; page: number };
  /** What the search reads; missing while the vacancies are not known. */
  source?: SearchSource;
  /** A failure, in a red alert with a button that reads again. */
  failure?: string;
  /** Since when the database has not answered. */
  staleSince?: string;
}

/** The parameter of the address that holds the page of a list that the browser has read. */
export const PAGE_PARAMETER = 'pagina';

const { board } = content;

export function publishedList(
  { jobs, older, newer }: ListData,
  { total, changedAt, staleSince, index }: FrontData,
): NewestView {
  const changed = fill(board.changed, { date: formatDay(changedAt) });
  return {
    status: total === 0 ? changed : `${countText(board.count, total)}. ${changed}`,
    list: { jobs, total, older, newer, page: 1 },
    source: index,
    staleSince,
  };
}

/** Loading, then one of error, empty or list; `page` counts from 1. */
export function liveList(state: Live<readonly Job[]>, page: number): NewestView {
  if (state.status === 'loading') return { status: board.loading, isLoading: true };
  if (state.status === 'failed') return { status: '', failure: state.message };
  const jobs = state.value;
  return {
    status: jobs.length > 0 ? `${countText(board.count, jobs.length)}.` : '',
    list: { ...pageOf(jobs, page), total: jobs.length },
    source: jobs,
  };
}

function pageOf(jobs: readonly Job[], wanted: number) {
  const last = Math.ceil(jobs.length / LIST_SIZE);
  const page = Math.min(Math.max(1, Math.trunc(wanted) || 1), last);
  const address = (other: number) => (other > 1 ? `/vagas?${PAGE_PARAMETER}=${other}` : '/vagas');
  return {
    page,
    jobs: jobs.slice((page - 1) * LIST_SIZE, page * LIST_SIZE),
    older: page < last ? address(page + 1) : '',
    newer: page > 1 ? address(page - 1) : '',
  };
}

/** A number with its noun: "1 vaga", "5.000 vagas". */
export function countText({ one, many }: { one: string; many: string }, count: number): string {
  return count === 1 ? one : fill(many, { count: groupThousands(count) });
}
