import { type TypedWords, useTypedWords } from '@site/design/ui/field/useTypedWords.ts';
import { useSearchParams } from '@site/runtime';
import { useDeferredValue } from 'react';

/** Longest search; also the field's limit. */
export const LONGEST_SEARCH = 100;

const NAME = 'q';

/** What somebody searches for, and how to search for something else. */
export interface Search extends Pick<TypedWords, 'fieldRef' | 'type' | 'leave' | 'clear'> {
  /** As it is typed. */
  query: string;
  /** What is on screen; a moment behind while one types. */
  searched: string;
}

/** The search lives in the address (`?q=`). */
export function useSearch(): Search {
  const [params, setParams] = useSearchParams();
  const inAddress = (params.get(NAME) ?? '').trim().slice(0, LONGEST_SEARCH);
  const { fieldRef, words, type, leave, clear } = useTypedWords(inAddress, (next) => {
    // Not `params`: while hydrating they are still empty, and other parameters are to be kept.
    const address = new URLSearchParams(window.location.search);
    if ((address.get(NAME) ?? '') === next) return false;
    if (next) address.set(NAME, next);
    else address.delete(NAME);
    setParams(address, { replace: true, preventScrollReset: true });
    return true;
  });
  const searched = useDeferredValue(words).trim();
  return { fieldRef, query: words, searched, type, leave, clear };
}
