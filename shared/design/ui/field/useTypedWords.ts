import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Quiet time after the last keystroke before the address changes. */
const PAUSE_MS = 300;

/** Phones and tablets show a keyboard on the screen for as long as a field has the focus. */
const WITHOUT_KEYBOARD = '(pointer: coarse)';

/**
 * Keeps a field and the address the same, so that a search survives Back and reload. `inAddress`: the words
 * that the address has; `change` puts others into its query, by default as `q`.
 */
export function useTypedWords(
  inAddress: string,
  setParams: (query: URLSearchParams, how: { replace: boolean; preventScrollReset: true }) => void,
  change = (query: URLSearchParams, words: string) => withParameter(query, 'q', words),
) {
  const [words, setWords] = useState('');
  const fieldRef = useRef<HTMLInputElement>(null);
  /** The status above the results (`SearchStatus`). */
  const statusRef = useRef<HTMLParagraphElement>(null);
  const written = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Puts words into the address now, as a step of its own unless the visitor is typing. */
  const write = (next: string, isTyping: boolean) => {
    clearTimeout(timer.current);
    // Not those of `useSearchParams`: while hydrating they are still empty, and other parameters are to be kept.
    const query = new URLSearchParams(window.location.search);
    const changed = change(query, next);
    if (changed.toString() === query.toString()) return;
    setParams(changed, { replace: isTyping, preventScrollReset: true });
    written.current = next;
  };
  /** Follows the field; the address follows once typing pauses. */
  const type = (next: string) => {
    setWords(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => write(next.trim(), true), PAUSE_MS);
  };
  /** The field is left, perhaps for a result: the address has the words before the page is gone. */
  const leave = () => {
    if (words.trim() !== written.current) write(words.trim(), true);
  };
  /** The form is sent: the results come into sight and take the focus, and a phone's keyboard goes. */
  const submit = (event: FormEvent) => {
    event.preventDefault();
    write(fieldRef.current?.value.trim() ?? '', false);
    const status = statusRef.current;
    // Elsewhere no keyboard covers the results, and the field keeps the focus.
    if (!status || !matchMedia(WITHOUT_KEYBOARD).matches) return;
    status.focus({ preventScroll: true });
    status.parentElement?.scrollIntoView();
  };
  const clear = () => {
    if (fieldRef.current) fieldRef.current.value = '';
    setWords('');
    write('', true);
    fieldRef.current?.focus();
  };

  const takeOver = useRef(() => {
    if (fieldRef.current?.value) type(fieldRef.current.value);
  });
  useLayoutEffect(() => {
    takeOver.current();
    takeOver.current = () => {};
  }, []);
  useLayoutEffect(() => {
    // The address was changed from outside: a shared link, or Back.
    if (inAddress === written.current) return;
    clearTimeout(timer.current);
    written.current = inAddress;
    setWords(inAddress);
    if (fieldRef.current) fieldRef.current.value = inAddress;
  }, [inAddress]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return { fieldRef, statusRef, words, type, leave, write, submit, clear };
}

/** A query with one parameter set, or without it where the value is empty; others stay. */
export function withParameter(query: URLSearchParams, name: string, value: string) {
  const next = new URLSearchParams(query);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
