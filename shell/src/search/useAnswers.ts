import type { SearchEntry } from '@site/contract/search.ts';
import { useEffect, useState } from 'react';
import { loadSearch } from './loadSearch.ts';

/** What is known of a question. */
export interface Answers {
  state: 'idle' | 'loading' | 'ready' | 'failed';
  /** The question that is answered; behind what is typed while a newer one is looked up. */
  question: string;
  entries: readonly SearchEntry[];
}

const IDLE: Answers = { state: 'idle', question: '', entries: [] };

/** The answers to a question; those to the one before stay until newer ones are here. */
export function useAnswers(typed: string): Answers {
  const question = typed.trim();
  const [answers, setAnswers] = useState(IDLE);
  useEffect(() => {
    if (!question) {
      setAnswers(IDLE);
      return;
    }
    let isAsked = true;
    const show = (next: Partial<Answers>) =>
      isAsked && setAnswers((shown) => ({ ...shown, ...next }));
    show({ state: 'loading' });
    loadSearch().then(
      async (search) => {
        if (!isAsked) return;
        const more = search.fetchMore(question);
        const isDone = more === undefined;
        const entries = search.find(question);
        show({ question, entries, state: isDone ? 'ready' : 'loading' });
        await more;
        if (!isDone) show({ question, entries: search.find(question), state: 'ready' });
      },
      () => show({ question, entries: [], state: 'failed' }),
    );
    return () => {
      isAsked = false;
    };
  }, [question]);
  return answers;
}
