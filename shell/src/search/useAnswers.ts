import type { SearchEntry } from '@site/contract/search.ts';
import { type Loaded, useLoaded } from '@site/design/ui/field/useLoaded.ts';
import { useEffect, useState } from 'react';
import { loadSearch } from './loadSearch.ts';

export interface Answers {
  state: Loaded<unknown>['status'];
  question: string;
  entries: readonly SearchEntry[];
}

/** The answers to a question; further lists that it asks for add to them once they are here. */
export function useAnswers(typed: string): Answers {
  const question = typed.trim();
  const { status, value: search, load } = useLoaded(loadSearch);
  const [isFetching, setFetching] = useState(false);
  useEffect(() => {
    if (question) load();
  }, [question, load]);
  useEffect(() => {
    const more = question ? search?.fetchMore(question) : undefined;
    if (!more) return;
    setFetching(true);
    void more.then(() => setFetching(false));
  }, [search, question]);
  if (!question) return { state: 'idle', question, entries: [] };
  const state = isFetching && status === 'ready' ? 'loading' : status;
  return { state, question, entries: search?.find(question) ?? [] };
}
