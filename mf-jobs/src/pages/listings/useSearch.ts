import { useTypedWords } from '@site/design/ui/field/useTypedWords.ts';
import { useLoaded } from '@site/design/ui/loaded/useLoaded.ts';
import { useSearchParams } from '@site/runtime';
import { useCallback, useDeferredValue, useMemo } from 'react';
import type { Brief } from '../../jobs/job.ts';
import { loadSearch, type SearchSource } from '../../search/loadSearch.ts';

/** The longest search; also the field's limit. */
export const MAX_SEARCH_LENGTH = 100;

export type Search = ReturnType<typeof useSearch>;

const NONE: readonly never[] = [];

/** The search lives in the address (`?q=`); the index of `source` is loaded at the first search. */
export function useSearch(source: SearchSource | undefined) {
  const [params, setParams] = useSearchParams();
  const inAddress = (params.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
  const typed = useTypedWords(inAddress, setParams);
  const searched = useDeferredValue(typed.words).trim();
  /** The query: follows the typed words after a moment; empty while there is nothing to search. */
  const query = source ? searched : '';
  const read = useCallback(() => loadSearch(source ?? NONE), [source]);
  // A late index is not asked for again with each letter.
  const { status, value, load } = useLoaded(read, query !== '');
  /** The vacancies found, newest first; none while the index is not here. */
  const found = useMemo<readonly Brief[]>(
    () => (query && value ? value(query) : NONE),
    [query, value],
  );
  return { ...typed, query, status, load, found };
}
