import { type TypedWords, useTypedWords } from '@site/design/ui/field/useTypedWords.ts';
import { useSearchParams } from '@site/runtime';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Brief } from '../../jobs/job.ts';
import { loadSearch, type SearchSource } from '../../search/loadSearch.ts';
import type { JobSearch } from '../../search/searchIndex.ts';

/** The longest search; also the field's limit. */
export const MAX_SEARCH_LENGTH = 100;

const PARAMETER = 'q';

/** A slow line may bring the index still; until it does the visitor can try again. */
const LATE_MS = 4000;

export interface Search extends Pick<TypedWords, 'fieldRef' | 'type' | 'leave' | 'clear'> {
  /** As it is typed. */
  query: string;
  /** What is on screen; a moment behind while the visitor types. */
  searched: string;
}

/** The search lives in the address (`?q=`). */
export function useSearch(): Search {
  const [params, setParams] = useSearchParams();
  const inAddress = (params.get(PARAMETER) ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
  const { fieldRef, words, type, leave, clear } = useTypedWords(inAddress, (next) => {
    // Not `params`: while hydrating they are still empty, and other parameters are to be kept.
    const address = new URLSearchParams(window.location.search);
    if ((address.get(PARAMETER) ?? '') === next) return false;
    if (next) address.set(PARAMETER, next);
    else address.delete(PARAMETER);
    setParams(address, { replace: true, preventScrollReset: true });
    return true;
  });
  const searched = useDeferredValue(words).trim();
  return { fieldRef, query: words, searched, type, leave, clear };
}

type State = { status: 'idle' | 'loading' | 'failed' } | { status: 'ready'; search: JobSearch };

/** The vacancies that a search finds; its index is loaded at the first search. */
export interface FoundJobs {
  status: State['status'];
  /** How many vacancies the search finds; none while it is not ready. */
  count: number;
  /** The newest of them. */
  first(count: number): readonly Brief[];
  /** Loads the index, unless it is here or on its way. */
  load(): void;
}

const NONE: readonly number[] = [];

/** Searches `source` for `query`; an empty query loads nothing. */
export function useFoundJobs(source: SearchSource | undefined, query: string): FoundJobs {
  const [state, setState] = useState<State>({ status: 'idle' });
  const load = useCallback(() => {
    if (!source) return;
    setState((now) => (now.status === 'ready' ? now : { status: 'loading' }));
    const fail = () => setState((now) => (now.status === 'ready' ? now : { status: 'failed' }));
    const late = setTimeout(fail, LATE_MS);
    loadSearch(source)
      .then((search) => setState({ status: 'ready', search }), fail)
      .finally(() => clearTimeout(late));
  }, [source]);
  const isSearching = query !== '';
  useEffect(() => {
    if (isSearching) load();
  }, [isSearching, load]);
  const search = state.status === 'ready' ? state.search : undefined;
  const places = useMemo(() => (query && search ? search.find(query) : NONE), [query, search]);
  return {
    status: state.status,
    count: places.length,
    first: (count) => search?.briefs(places.slice(0, count)) ?? [],
    load,
  };
}
