import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Quiet time after the last keystroke before the address changes. */
const PAUSE_MS = 300;

/** A search field whose words live in the address. */
export interface TypedWords {
  fieldRef: RefObject<HTMLInputElement | null>;
  /** As they are typed. */
  words: string;
  /** Follows the field; the address follows once typing pauses. */
  type(words: string): void;
  /** The field is left, perhaps for a result: the address has the words before the page is gone. */
  leave(): void;
  /** Puts words into the address now; `isTyping` is handed to `put`. */
  write(words: string, isTyping: boolean): void;
  /** Empties field and address; focus goes to the field. */
  clear(): void;
}

/**
 * Keeps a field and the address the same, so that a search can be shared and survives Back and reload.
 * The field is the browser's own: what was typed before this code arrived is taken over, not lost.
 *
 * `inAddress`: the words that the address has. `put` writes `words` there, as a step of its own unless
 * the visitor is typing, and says whether it did; `before` is what was written or read there last.
 */
export function useTypedWords(
  inAddress: string,
  put: (words: string, isTyping: boolean, before: string) => boolean,
): TypedWords {
  const [words, setWords] = useState('');
  const fieldRef = useRef<HTMLInputElement>(null);
  const written = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = (next: string, isTyping: boolean) => {
    clearTimeout(timer.current);
    if (put(next, isTyping, written.current)) written.current = next;
  };
  const type = (next: string) => {
    setWords(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => write(next.trim(), true), PAUSE_MS);
  };
  const leave = () => {
    if (words.trim() !== written.current) write(words.trim(), true);
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

  return { fieldRef, words, type, leave, write, clear };
}
