import { fill } from '@site/content/fill.ts';
import type { FrontData } from '../../data/listData.ts';
import { formatMoment } from '../../dates/formatDate.ts';
import type { Content } from './content.ts';
import { countText } from './countText.ts';
import type { FoundJobs } from './useJobSearch.ts';
import type { Search } from './useSearch.ts';

export interface FrontStatusProps {
  front: FrontData;
  search: Search;
  found: FoundJobs;
  content: Content;
}

/** The one place that says, to eyes and to screen readers, how the list stands. */
export function FrontStatus({ front, search, found, content }: FrontStatusProps) {
  return (
    <div role="status" className="mt-4 mb-6 text-muted">
      {search.searched ? (
        <p>{searchText(search.searched, found, content)}</p>
      ) : (
        <p>{listText(front, content)}</p>
      )}
    </div>
  );
}

function listText({ total, changedAt }: FrontData, { board }: Content): string {
  const changed = fill(board.changed, { date: formatMoment(changedAt) });
  return total === 0 ? changed : `${countText(board.count, total)}. ${changed}`;
}

function searchText(searched: string, found: FoundJobs, { board, search }: Content): string {
  if (found.status === 'failed') return '';
  if (found.status !== 'ready') return search.loading;
  if (found.count === 0) return fill(search.none, { query: searched });
  return `${countText(board.found, found.count)}.`;
}
