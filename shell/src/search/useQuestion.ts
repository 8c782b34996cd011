import { type TypedWords, useTypedWords } from '@site/design/ui/field/useTypedWords.ts';
import { useSearchParams } from '@site/runtime';
import { LONGEST_QUESTION, QUESTION_NAME } from './searchAddress.ts';

/** What somebody asks on the search page, and how to ask something else. */
export interface AskedQuestion extends Pick<TypedWords, 'fieldRef' | 'type' | 'leave'> {
  question: string;
  /** Puts the question into the address as a place to come back to. */
  submit(): void;
}

/** The question lives in the address. */
export function useQuestion(): AskedQuestion {
  const [params, setParams] = useSearchParams();
  const inAddress = (params.get(QUESTION_NAME) ?? '').trim().slice(0, LONGEST_QUESTION);
  const { fieldRef, words, type, leave, write } = useTypedWords(
    inAddress,
    (next, isTyping, before) => {
      if (next === before) return false;
      setParams(next ? { [QUESTION_NAME]: next } : {}, {
        replace: isTyping,
        preventScrollReset: true,
      });
      return true;
    },
  );
  return { fieldRef, question: words, type, leave, submit: () => write(words.trim(), false) };
}
