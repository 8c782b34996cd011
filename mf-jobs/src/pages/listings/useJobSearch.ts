import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Brief } from '../../jobs/job.ts';
import { loadSearch } from '../../search/loadSearch.ts';
import type { JobSearch } from '../../search/searchIndex.ts';

type State = { status: 'idle' | 'loading' | 'failed' } | { status: 'ready'; search: JobSearch };

/** The search over all vacancies: its index comes when it is first wanted. */
export interface FoundJobs {
  status: State['status'];
  /** How many vacancies the search finds; none while it is not ready. */
  count: number;
  /** The newest of them. */
  first(count: number): readonly Brief[];
  /** Asks for the index, if it is not here or on its way. */
  load(): void;
}

const NONE: readonly number[] = [];

/** Searches the index at `address` for `query`; an empty query asks for nothing. */
export function useJobSearch(address: string, query: string): FoundJobs {
  const [state, setState] = useState<State>({ status: 'idle' });
  const load = useCallback(() => {
    setState((now) => (now.status === 'ready' ? now : { status: 'loading' }));
    loadSearch(address).then(
      (search) => setState({ status: 'ready', search }),
      () => setState({ status: 'failed' }),
    );
  }, [address]);
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
