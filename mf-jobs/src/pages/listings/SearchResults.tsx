import { Button } from '@site/design/ui/button/Button.tsx';
import { useState } from 'react';
import type { Content } from './content.ts';
import { EmptyPanel } from './EmptyPanel.tsx';
import { FailureAlert } from './FailureAlert.tsx';
import { JobBrief } from './JobBrief.tsx';
import type { FoundJobs } from './useJobSearch.ts';
import type { Search } from './useSearch.ts';

export interface SearchResultsProps {
  search: Search;
  found: FoundJobs;
  content: Content;
}

/** How many results come at a time. */
const STEP = 24;

/** What a search found, each vacancy in a few lines that lead to its page. */
export function SearchResults({ search, found, content }: SearchResultsProps) {
  const [place, setPlace] = useState({ searched: '', count: STEP });
  const count = place.searched === search.searched ? place.count : STEP;
  const texts = content.search;
  if (found.status === 'failed') {
    return (
      <FailureAlert
        title={texts.failed}
        message={texts.failedHint}
        texts={content.failure}
        onRetry={found.load}
      />
    );
  }
  if (found.status !== 'ready') return null;
  if (found.count === 0) {
    return (
      <EmptyPanel title={texts.noneHint}>
        <Button variant="secondary" onClick={search.clear}>
          {texts.clear}
        </Button>
      </EmptyPanel>
    );
  }
  return (
    <>
      <ul className="grid grid-cols-1 gap-3 @3xl:grid-cols-2">
        {found.first(count).map((job) => (
          <li key={job.path}>
            <JobBrief job={job} texts={content.card} />
          </li>
        ))}
      </ul>
      {found.count > count ? (
        <Button
          variant="secondary"
          className="mt-6"
          onClick={() => setPlace({ searched: search.searched, count: count + STEP })}
        >
          {texts.more}
        </Button>
      ) : null}
    </>
  );
}
