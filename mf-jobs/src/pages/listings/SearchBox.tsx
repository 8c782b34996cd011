import { Button } from '@site/design/ui/button/Button.tsx';
import { InputField } from '@site/design/ui/field/InputField.tsx';
import { useRef } from 'react';
import type { Content } from './schema.ts';
import type { BoardView } from './useBoard.ts';

export interface SearchBoxProps {
  board: BoardView;
  /** There is something to search. */
  isReady: boolean;
  texts: Content['search'];
}

/** Filters the offers that are here while one types. Its place is kept while they load. */
export function SearchBox({ board, isReady, texts }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    board.search('');
    input.current?.focus();
  };
  return (
    <search className="flex w-full items-end gap-3 noscript:hidden sm:w-md">
      <InputField
        ref={input}
        label={texts.label}
        placeholder={texts.placeholder}
        value={board.query}
        onChange={(event) => board.search(event.target.value)}
        disabled={!isReady}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        frameClassName="grow"
      />
      {board.query ? (
        <Button variant="quiet" onClick={clear}>
          {texts.clear}
        </Button>
      ) : null}
    </search>
  );
}
