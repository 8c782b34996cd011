import { useRef } from 'react';
import type { Jobs } from '../../jobs/useJobs.ts';
import { BoardHeading, focusOn } from './BoardHeading.tsx';
import type { Content } from './content.ts';
import { FailureAlert } from './FailureAlert.tsx';
import { JobList } from './JobList.tsx';
import { JobPostings } from './JobPostings.tsx';
import { JobSkeletons } from './JobSkeletons.tsx';
import { LiveStatus } from './LiveStatus.tsx';
import { NoScriptHelp } from './NoScriptHelp.tsx';
import { Pager } from './Pager.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useLiveBoard } from './useLiveBoard.ts';

export interface LiveBoardProps {
  live: Jobs;
  content: Content;
}

const HEADING_ID = 'vagas-abertas';

/**
 * The vacancies as the backend has them now: loading, then one of error, empty or list. Search and
 * pages work on what is here.
 */
export function LiveBoard({ live: { state, retry }, content }: LiveBoardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const board = useLiveBoard(state);
  const retryFromTop = () => {
    retry();
    focusOn(heading);
  };
  const turnTo = (page: number) => {
    board.turnTo(page);
    focusOn(heading);
  };
  const rest = state.status === 'list' ? state.rest : undefined;
  return (
    <section aria-labelledby={HEADING_ID} aria-busy={state.status === 'loading'}>
      <BoardHeading id={HEADING_ID} text={content.board.heading} headingRef={heading}>
        {state.status === 'loading' || state.status === 'list' ? (
          <SearchBox
            search={board.search}
            isReady={state.status === 'list'}
            texts={content.search}
          />
        ) : null}
      </BoardHeading>
      <LiveStatus state={state} board={board} content={content} />
      <div className="grid gap-6">
        {state.status === 'loading' ? <JobSkeletons /> : null}
        <NoScriptHelp texts={content.noScript} />
        {state.status === 'error' ? (
          <FailureAlert
            title={content.failure.title}
            message={state.message}
            texts={content.failure}
            onRetry={retryFromTop}
          />
        ) : null}
        <JobList jobs={board.shown} texts={content.card} />
        <JobPostings jobs={board.shown} />
        {rest?.status === 'failed' ? (
          <FailureAlert
            title={content.failure.restTitle}
            message={rest.message}
            texts={content.failure}
            onRetry={retryFromTop}
          />
        ) : null}
        <Pager board={board} texts={content.pager} onTurn={turnTo} />
      </div>
    </section>
  );
}
