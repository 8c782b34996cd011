import { fill } from '@site/content/fill.ts';
import type { Loaded } from '@site/design/ui/loaded/useLoaded.ts';
import { groupThousands } from '@site/site/money.ts';
import type { FrontData, ListData } from '../../data/listData.ts';
import { formatDay } from '../../dates/formatDate.ts';
import { messageFor } from '../../jobs/failure.ts';
import type { Job } from '../../jobs/job.ts';
import type { SearchSource } from '../../search/loadSearch.ts';
import { content } from './content.ts';
import type { Listed } from './ListPage.tsx';

/** What the newest list shows, published with the page or read by the browser. */
export interface NewestView {
  status: string;
  isLoading?: boolean;
  list?: Listed & { total: number };
  /** What the search reads; missing while the vacancies are not known. */
  source?: SearchSource;
  /** A failure, in a red alert with a button that reads again. */
  failure?: string;
  /** Since when the database has not answered. */
  staleSince?: string;
}

const { board } = content;

export function publishedList(
  { jobs, older, newer }: ListData,
  { total, changedAt, staleSince, index }: FrontData,
): NewestView {
  const changed = fill(board.changed, { date: formatDay(changedAt) });
  return {
    status: total === 0 ? changed : `${countText(board.count, total)}. ${changed}`,
    list: { jobs, total, older, newer },
    source: index,
    staleSince,
  };
}

/** Loading, then one of error, empty or list: all that the browser has read. */
export function liveList({ status, value: jobs, error }: Loaded<Job[]>): NewestView {
  if (status === 'failed') return { status: '', failure: messageFor(error) };
  if (!jobs) return { status: board.loading, isLoading: true };
  return {
    status: jobs.length > 0 ? `${countText(board.count, jobs.length)}.` : '',
    list: { jobs, total: jobs.length, older: '', newer: '' },
    source: jobs,
  };
}

/** A number with its noun: "1 vaga", "5.000 vagas". */
export function countText({ one, many }: { one: string; many: string }, count: number): string {
  return count === 1 ? one : fill(many, { count: groupThousands(count) });
}
