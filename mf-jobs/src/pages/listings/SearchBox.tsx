import { Button } from '@site/design/ui/button/Button.tsx';
import { InputField } from '@site/design/ui/field/InputField.tsx';
import { content } from './content.ts';
import { MAX_SEARCH_LENGTH, type Search } from './useSearch.ts';

export interface SearchBoxProps {
  search: Search;
  isReady: boolean;
  onFocus(): void;
}

/** The field of the search. Hidden without JavaScript. */
export function SearchBox({ search, isReady, onFocus }: SearchBoxProps) {
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
          onFocus={onFocus}
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
