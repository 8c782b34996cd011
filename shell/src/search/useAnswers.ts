import type { SearchEntry } from '@site/contract/search.ts';
import { type Loaded, useLoaded } from '@site/design/ui/field/useLoaded.ts';
import { useEffect } from 'react';
import { loadSearch } from './loadSearch.ts';

export interface Answers {
  state: Loaded<unknown>['status'];
  question: string;
  entries: readonly SearchEntry[];
}

/** The answers to a question, from an index that is loaded with the first. */
export function useAnswers(typed: string): Answers {
  const question = typed.trim();
  const { status, value: search, load } = useLoaded(loadSearch);
  useEffect(() => {
    if (question) load();
  }, [question, load]);
  if (!question) return { state: 'idle', question, entries: [] };
  return { state: status, question, entries: search?.find(question) ?? [] };
}
