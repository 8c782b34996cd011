import { fill } from '@site/content/fill.ts';
import { groupThousands } from '@site/site/money.ts';
import type { FrontData, ListData } from '../../data/listData.ts';
import { formatDay } from '../../dates/formatDate.ts';
import { type Job, LIST_SIZE } from '../../jobs/job.ts';
import type { JobsState } from '../../jobs/useJobs.ts';
import type { SearchSource } from '../../search/loadSearch.ts';
import { content } from './content.ts';

/** What the newest list shows, published with the page or read by the browser. */
export interface NewestView {
  /** How the list stands, in one sentence. */
  status: string;
  isLoading?: boolean;
  /**
   * The vacancies of this page, and the addresses of the lists beside it: empty at the ends. `asked`
   * is the page of the address: while the rest is read, another may stand for it.
   */
  list?: { jobs: readonly Job[]; total: number; older: string; newer: string; asked: number };
  /** What the search reads; missing while not all vacancies are known. */
  source?: SearchSource;
  /** A failure, in a red alert with a button that reads again. */
  failure?: { title: string; message: string };
  /** Since when the database has not answered. */
  staleSince?: string;
}

/** The parameter of the address that holds the page of a list that the browser has read. */
export const PAGE_PARAMETER = 'pagina';

const { board, failure: failures } = content;

export function publishedList(
  { jobs, older, newer }: ListData,
  { total, changedAt, staleSince, index }: FrontData,
): NewestView {
  const changed = fill(board.changed, { date: formatDay(changedAt) });
  return {
    status: total === 0 ? changed : `${countText(board.count, total)}. ${changed}`,
    list: { jobs, total, older, newer, asked: 1 },
    source: index,
    staleSince,
  };
}

/** Loading, then one of error, empty or list; `page` counts from 1. */
export function liveList(state: JobsState, page: number): NewestView {
  if (state.status === 'loading') return { status: board.loading, isLoading: true };
  if (state.status === 'error') {
    return { status: '', failure: { title: failures.title, message: state.message } };
  }
  if (state.status === 'empty') {
    return { status: '', list: { jobs: [], total: 0, older: '', newer: '', asked: 1 } };
  }
  const { jobs, rest } = state;
  const count = `${countText(board.count, jobs.length)}.`;
  const list = { ...pageOf(jobs, page), total: jobs.length };
  if (rest.status === 'loading') return { status: `${count} ${board.loadingRest}`, list };
  const view = { status: count, list, source: jobs };
  if (rest.status === 'complete') return view;
  return { ...view, failure: { title: failures.restTitle, message: rest.message } };
}

function pageOf(jobs: readonly Job[], wanted: number) {
  const last = Math.ceil(jobs.length / LIST_SIZE);
  const asked = Math.max(1, Math.trunc(wanted) || 1);
  const page = Math.min(asked, last);
  const address = (other: number) => (other > 1 ? `/vagas?${PAGE_PARAMETER}=${other}` : '/vagas');
  return {
    asked,
    jobs: jobs.slice((page - 1) * LIST_SIZE, page * LIST_SIZE),
    older: page < last ? address(page + 1) : '',
    newer: page > 1 ? address(page - 1) : '',
  };
}

/** A number with its noun: "1 vaga", "5.000 vagas". */
export function countText({ one, many }: { one: string; many: string }, count: number): string {
  return count === 1 ? one : fill(many, { count: groupThousands(count) });
}
