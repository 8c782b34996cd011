import { fill } from '@site/content/fill.ts';
import { Alert } from '@site/design/ui/alert/Alert.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import type { FrontData, ListData } from '../../data/listData.ts';
import { formatMoment } from '../../dates/formatDate.ts';
import { BoardHeading } from './BoardHeading.tsx';
import type { Content } from './content.ts';
import { EmptyPanel } from './EmptyPanel.tsx';
import { FeedLink } from './FeedLink.tsx';
import { FrontStatus } from './FrontStatus.tsx';
import { JobList } from './JobList.tsx';
import { ListLinks } from './ListLinks.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SearchResults } from './SearchResults.tsx';
import { useJobSearch } from './useJobSearch.ts';
import { useSearch } from './useSearch.ts';

export interface FrontBoardProps {
  data: ListData;
  front: FrontData;
  content: Content;
}

const HEADING_ID = 'vagas-abertas';

/** The newest vacancies, and the search over all of them. */
export function FrontBoard({ data, front, content }: FrontBoardProps) {
  const search = useSearch();
  const found = useJobSearch(front.index, search.searched);
  const isSearching = search.searched !== '';
  const isEmpty = data.jobs.length === 0;
  return (
    <section aria-labelledby={HEADING_ID}>
      <BoardHeading id={HEADING_ID} text={content.board.heading}>
        {isEmpty ? null : (
          <SearchBox search={search} isReady texts={content.search} onFocus={found.load} />
        )}
      </BoardHeading>
      {front.staleSince ? (
        <Alert className="mt-5" action={<ChatLink {...content.failure.chat} />}>
          <p>{fill(content.board.stale, { date: formatMoment(front.staleSince) })}</p>
        </Alert>
      ) : null}
      <FrontStatus {...{ front, search, found, content }} />
      {isSearching ? (
        <SearchResults search={search} found={found} content={content} />
      ) : (
        <div className="grid gap-6">
          {isEmpty ? (
            <EmptyPanel title={content.board.empty} hint={content.board.emptyHint}>
              <ChatLink {...content.board.emptyAction} />
            </EmptyPanel>
          ) : null}
          <JobList jobs={data.jobs} texts={content.card} />
          <ListLinks data={data} content={content} />
          <FeedLink content={content} />
        </div>
      )}
    </section>
  );
}
