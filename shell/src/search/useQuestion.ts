import { useSearchParams } from '@site/runtime';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LONGEST_QUESTION, QUESTION_NAME } from './searchAddress.ts';

/** Quiet time after the last keystroke before the address changes. */
const PAUSE_MS = 300;

/** What somebody asks on the search page, and how to ask something else. */
export interface AskedQuestion {
  fieldRef: RefObject<HTMLInputElement | null>;
  question: string;
  type(words: string): void;
  /** Puts the question into the address as a place to come back to. */
  submit(): void;
}

/**
 * The question lives in the address, so it can be shared and survives Back and reload. The field is
 * the browser's own: what was typed before this code arrived is taken over, not lost.
 */
export function useQuestion(): AskedQuestion {
  const [params, setParams] = useSearchParams();
  const inAddress = (params.get(QUESTION_NAME) ?? '').trim().slice(0, LONGEST_QUESTION);
  const [question, setQuestion] = useState('');
  const fieldRef = useRef<HTMLInputElement>(null);
  const written = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = (words: string, replace: boolean) => {
    clearTimeout(timer.current);
    if (words === written.current) return;
    written.current = words;
    setParams(words ? { [QUESTION_NAME]: words } : {}, { replace, preventScrollReset: true });
  };
  const type = (words: string) => {
    setQuestion(words);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => write(words.trim(), true), PAUSE_MS);
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
    setQuestion(inAddress);
    if (fieldRef.current) fieldRef.current.value = inAddress;
  }, [inAddress]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return { fieldRef, question, type, submit: () => write(question.trim(), false) };
}
