import { useSearchParams } from '@site/runtime';
import {
  type RefObject,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** Longest search; also the field's limit. */
export const LONGEST_SEARCH = 100;

/** Quiet time after the last keystroke before the address changes. */
const PAUSE_MS = 300;
const NAME = 'q';

/** What somebody searches for, and how to search for something else. */
export interface Search {
  fieldRef: RefObject<HTMLInputElement | null>;
  /** As it is typed. */
  query: string;
  /** What is on screen; a moment behind while one types. */
  searched: string;
  type(words: string): void;
  /** Empties the search; focus goes to the field. */
  clear(): void;
}

/**
 * The search lives in the address (`?q=`), so it can be shared and survives Back and reload. The
 * field is the browser's own: what was typed before this code arrived is taken over, not lost.
 */
export function useSearch(): Search {
  const [params, setParams] = useSearchParams();
  const inAddress = (params.get(NAME) ?? '').trim().slice(0, LONGEST_SEARCH);
  const [query, setQuery] = useState('');
  const searched = useDeferredValue(query).trim();
  const fieldRef = useRef<HTMLInputElement>(null);
  const written = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = (words: string) => {
    clearTimeout(timer.current);
    // Not `params`: while hydrating they are still empty, and other parameters are to be kept.
    const next = new URLSearchParams(window.location.search);
    if ((next.get(NAME) ?? '') === words) return;
    written.current = words;
    if (words) next.set(NAME, words);
    else next.delete(NAME);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  const type = (words: string) => {
    setQuery(words);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => write(words.trim()), PAUSE_MS);
  };

  const takeOver = useRef(() => {
    if (fieldRef.current?.value) type(fieldRef.current.value);
  });
  useLayoutEffect(() => {
    takeOver.current();
    takeOver.current = () => {};
  }, []);
  useLayoutEffect(() => {
    // Somebody else changed the address: a shared link, or Back.
    if (inAddress === written.current) return;
    clearTimeout(timer.current);
    written.current = inAddress;
    setQuery(inAddress);
    if (fieldRef.current) fieldRef.current.value = inAddress;
  }, [inAddress]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const clear = () => {
    if (fieldRef.current) fieldRef.current.value = '';
    setQuery('');
    write('');
    fieldRef.current?.focus();
  };
  return { fieldRef, query, searched, type, clear };
}
