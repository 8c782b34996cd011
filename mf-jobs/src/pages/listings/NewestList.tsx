import { fill } from '@site/content/fill.ts';
import { Alert } from '@site/design/ui/alert/Alert.tsx';
import { Button } from '@site/design/ui/button/Button.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { InputField } from '@site/design/ui/field/InputField.tsx';
import { SearchStatus } from '@site/design/ui/field/SearchStatus.tsx';
import { Skeleton } from '@site/design/ui/skeleton/Skeleton.tsx';
import { useRef } from 'react';
import { formatMoment } from '../../dates/formatDate.ts';
import { isExample } from '../../jobs/job.ts';
import { content } from './content.ts';
import { EmptyPanel } from './EmptyPanel.tsx';
import { FailureAlert } from './FailureAlert.tsx';
import { LIST_HEADING_ID, ListHeading, ListPage } from './ListPage.tsx';
import { NoScriptHelp } from './NoScriptHelp.tsx';
import { countText, type NewestView } from './newestView.ts';
import { SearchResults } from './SearchResults.tsx';
import { MAX_SEARCH_LENGTH, type Search, useSearch } from './useSearch.ts';

const { board, head } = content;

/** The newest vacancies, and the search over all of them. */
export function NewestList({ view, onRetry }: { view: NewestView; onRetry(): void }) {
  const { list, failure, isLoading = false } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  const search = useSearch(view.source);
  const { query } = search;
  return (
    <section aria-labelledby={LIST_HEADING_ID} aria-busy={isLoading}>
      <ListHeading headingRef={heading} text={board.heading}>
        {isLoading || list?.total ? (
          <SearchBox search={search} isReady={view.source !== undefined} />
        ) : null}
      </ListHeading>
      {view.staleSince ? (
        <Alert className="mt-5" action={<ChatLink {...content.failure.chat} />}>
          <p>{fill(board.stale, { date: formatMoment(view.staleSince) })}</p>
        </Alert>
      ) : null}
      <div className="mt-4 mb-6 grid gap-4 text-muted">
        <SearchStatus
          ref={search.statusRef}
          text={query ? searchText(search) : view.status || (list?.total === 0 ? board.empty : '')}
          className={isLoading ? 'noscript:hidden' : ''}
        />
        {list?.jobs.some(isExample) ? <p>{board.example}</p> : null}
        {list?.total === 0 ? (
          <EmptyPanel title={board.empty} hint={board.emptyHint}>
            <ChatLink {...board.emptyAction} />
          </EmptyPanel>
        ) : null}
      </div>
      <div className="grid gap-6">
        {isLoading ? (
          <>
            <JobSkeletons />
            <NoScriptHelp />
          </>
        ) : null}
        {failure ? (
          <FailureAlert
            title={content.failure.title}
            message={failure}
            onRetry={() => {
              onRetry();
              // The button that had the focus goes away.
              heading.current?.focus({ preventScroll: true });
              heading.current?.scrollIntoView();
            }}
          />
        ) : null}
        {query ? <SearchResults search={search} /> : null}
        {list && !query ? (
          <ListPage {...list}>
            {typeof view.source === 'string' ? (
              <p>
                <a href={head.feed.href} className="touch-link text-sm">
                  {board.feed}
                </a>
              </p>
            ) : null}
          </ListPage>
        ) : null}
      </div>
    </section>
  );
}

function searchText({ query, status, found }: Search): string {
  if (status === 'failed') return '';
  if (status !== 'ready') return content.search.loading;
  if (found.length === 0) return fill(content.search.none, { query });
  return `${countText(board.found, found.length)}.`;
}

/** The field of the search. Hidden without JavaScript. */
function SearchBox({ search, isReady }: { search: Search; isReady: boolean }) {
  const { label, placeholder, clear } = content.search;
  return (
    <search className="w-full noscript:hidden sm:w-md">
      <form action="/vagas" onSubmit={search.submit} className="flex items-end gap-3">
        <InputField
          ref={search.fieldRef}
          name="q"
          label={label}
          placeholder={placeholder}
          defaultValue=""
          onChange={(event) => search.type(event.target.value)}
          onFocus={search.load}
          onBlur={search.leave}
          disabled={!isReady}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_SEARCH_LENGTH}
          frameClassName="grow"
        />
        {search.words ? (
          <Button variant="quiet" onClick={search.clear}>
            {clear}
          </Button>
        ) : null}
      </form>
    </search>
  );
}

/** Three placeholder cards, of about the size of the real cards. */
function JobSkeletons() {
  return (
    <div aria-hidden="true" data-testid="job-skeletons" className="grid gap-5 noscript:hidden">
      {['first', 'second', 'third'].map((place) => (
        <div
          key={place}
          className="surface-paper grid min-h-96 content-start gap-4 rounded-lg border border-line p-card lg:min-h-64"
        >
          <Skeleton className="h-7 w-36" />
          <Skeleton className="h-7 w-2/3" />
          <Skeleton />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="mt-4 h-11 w-44" />
        </div>
      ))}
    </div>
  );
}
