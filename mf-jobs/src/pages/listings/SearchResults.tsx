import { Button } from '@site/design/ui/button/Button.tsx';
import { useState } from 'react';
import { content } from './content.ts';
import { EmptyPanel } from './EmptyPanel.tsx';
import { FailureAlert } from './FailureAlert.tsx';
import { JobBrief } from './JobBrief.tsx';
import type { Search } from './useSearch.ts';

const PAGE_SIZE = 24;
const texts = content.search;

/** What a search found, each vacancy in a few lines that lead to its page. */
export function SearchResults({ search }: { search: Search }) {
  const { query, status, found } = search;
  const [place, setPlace] = useState({ query: '', count: PAGE_SIZE });
  const count = place.query === query ? place.count : PAGE_SIZE;
  if (status === 'failed') {
    return <FailureAlert title={texts.failed} message={texts.failedHint} onRetry={search.load} />;
  }
  if (status !== 'ready') return null;
  if (found.length === 0) {
    return (
      <EmptyPanel title={texts.noneHint}>
        <Button variant="secondary" onClick={search.clear}>
          {texts.clear}
        </Button>
      </EmptyPanel>
    );
  }
  return (
    <div>
      <ul className="grid grid-cols-1 gap-3 @3xl:grid-cols-2">
        {found.slice(0, count).map((job) => (
          <li key={job.path}>
            <JobBrief job={job} />
          </li>
        ))}
      </ul>
      {found.length > count ? (
        <Button
          variant="secondary"
          className="mt-6"
          onClick={() => setPlace({ query, count: count + PAGE_SIZE })}
        >
          {texts.more}
        </Button>
      ) : null}
    </div>
  );
}
