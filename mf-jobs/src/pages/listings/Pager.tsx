import { fill } from '@site/content/fill.ts';
import { groupThousands } from '@site/content/groupThousands.ts';
import { Button } from '@site/design/ui/button/Button.tsx';
import type { Content } from './content.ts';
import type { LiveBoardView } from './useLiveBoard.ts';

export interface PagerProps {
  board: LiveBoardView;
  texts: Content['pager'];
  onTurn(page: number): void;
}

/** Backward and forward through the list; nothing when all of it fits one page. */
export function Pager({ board, texts, onTurn }: PagerProps) {
  const { page, pageCount } = board;
  if (pageCount === 1) return null;
  const place = { page: groupThousands(page + 1), pages: groupThousands(pageCount) };
  return (
    <nav
      aria-label={texts.label}
      className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6"
    >
      <Button
        variant="secondary"
        icon="arrow-left"
        disabled={page === 0}
        onClick={() => onTurn(page - 1)}
      >
        {texts.previous}
      </Button>
      <p className="text-muted tabular-nums">{fill(texts.place, place)}</p>
      <Button
        variant="secondary"
        iconEnd="arrow-right"
        disabled={page === pageCount - 1}
        onClick={() => onTurn(page + 1)}
      >
        {texts.next}
      </Button>
    </nav>
  );
}
