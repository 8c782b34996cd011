import { type RefObject, useRef } from 'react';
import { useJobs } from '../../jobs/useJobs.ts';
import { BoardStatus } from './BoardStatus.tsx';
import { FailureAlert } from './FailureAlert.tsx';
import { JobList } from './JobList.tsx';
import { JobSkeletons } from './JobSkeletons.tsx';
import { NoScriptHelp } from './NoScriptHelp.tsx';
import { Pager } from './Pager.tsx';
import { SearchBox } from './SearchBox.tsx';
import type { Content } from './schema.ts';
import { useBoard } from './useBoard.ts';

export interface BoardProps {
  content: Content;
}

const HEADING_ID = 'vagas-abertas';

/** Search, state, list and pages: loading, then one of error, empty or list. */
export function Board({ content }: BoardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, retry } = useJobs();
  const board = useBoard(state);
  // The button that was pressed goes away, or means something else now: start again at the heading.
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
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <h2
          ref={heading}
          id={HEADING_ID}
          tabIndex={-1}
          className="scroll-mt-6 text-3xl font-bold tracking-tight"
        >
          {content.board.heading}
        </h2>
        {state.status === 'loading' || state.status === 'list' ? (
          <SearchBox board={board} isReady={state.status === 'list'} texts={content.search} />
        ) : null}
      </div>
      <BoardStatus state={state} board={board} content={content} />
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
        {state.status === 'list' ? <JobList board={board} texts={content.card} /> : null}
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

function focusOn(heading: RefObject<HTMLHeadingElement | null>): void {
  heading.current?.focus({ preventScroll: true });
  heading.current?.scrollIntoView();
}
