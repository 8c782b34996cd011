import { fill } from '@site/content/fill.ts';
import { groupThousands } from '@site/content/groupThousands.ts';
import { Button } from '@site/design/ui/button/Button.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { LIST_SIZE } from '../../jobs/job.ts';
import type { JobsState } from '../../jobs/jobsState.ts';
import type { Content } from './content.ts';
import { countText } from './countText.ts';
import { EmptyPanel } from './EmptyPanel.tsx';
import type { LiveBoardView } from './useLiveBoard.ts';

export interface LiveStatusProps {
  state: JobsState;
  board: LiveBoardView;
  content: Content;
}

/** The one place that says, to eyes and to screen readers, how the list stands. */
export function LiveStatus({ state, board, content }: LiveStatusProps) {
  return (
    <div role="status" className="mt-4 mb-6 text-muted">
      <StatusText state={state} board={board} content={content} />
    </div>
  );
}

function StatusText({ state, board, content }: LiveStatusProps) {
  const texts = content.board;
  if (state.status === 'loading') return <p className="noscript:hidden">{texts.loading}</p>;
  if (state.status === 'error') return null;
  if (state.status === 'empty') {
    return (
      <EmptyPanel title={texts.empty} hint={texts.emptyHint}>
        <ChatLink {...texts.emptyAction} />
      </EmptyPanel>
    );
  }
  if (board.foundCount === 0) {
    const title = fill(content.search.none, { query: board.search.searched });
    return (
      <EmptyPanel title={title} hint={content.search.noneHint}>
        <Button variant="secondary" onClick={() => board.search.clear()}>
          {content.search.clear}
        </Button>
      </EmptyPanel>
    );
  }
  const isPart = state.rest.status === 'loading';
  return <p>{`${rangeText(board, texts)}.${isPart ? ` ${texts.loadingRest}` : ''}`}</p>;
}

function rangeText(board: LiveBoardView, texts: Content['board']): string {
  const text = countText(board.search.searched ? texts.found : texts.count, board.foundCount);
  if (board.pageCount === 1) return text;
  const from = board.page * LIST_SIZE;
  const range = { from: groupThousands(from + 1), to: groupThousands(from + board.shown.length) };
  return text + fill(texts.range, range);
}
