import { Button } from '@site/design/ui/button/Button.tsx';
import { InputField } from '@site/design/ui/field/InputField.tsx';
import type { Content } from './content.ts';
import { LONGEST_SEARCH, type Search } from './useSearch.ts';

export interface SearchBoxProps {
  search: Search;
  /** There is something to search. */
  isReady: boolean;
  texts: Content['search'];
  /** The visitor is about to search. */
  onFocus?: (() => void) | undefined;
}

/** Searches while one types. It needs JavaScript: without, it is not there. */
export function SearchBox({ search, isReady, texts, onFocus }: SearchBoxProps) {
  return (
    <search className="flex w-full items-end gap-3 noscript:hidden sm:w-md">
      <InputField
        ref={search.fieldRef}
        label={texts.label}
        placeholder={texts.placeholder}
        defaultValue=""
        onChange={(event) => search.type(event.target.value)}
        onFocus={onFocus}
        onBlur={search.leave}
        disabled={!isReady}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={LONGEST_SEARCH}
        frameClassName="grow"
      />
      {search.query ? (
        <Button variant="quiet" onClick={search.clear}>
          {texts.clear}
        </Button>
      ) : null}
    </search>
  );
}
