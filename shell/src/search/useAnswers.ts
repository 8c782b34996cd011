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

/** A slow line may bring the index still; until it does the visitor knows another way. */
const LATE_MS = 4000;

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
    const late = setTimeout(() => {
      setAnswers((shown) => {
        const isWaiting = shown.state === 'loading' && shown.entries.length === 0;
        return isWaiting ? { ...shown, question, state: 'failed' } : shown;
      });
    }, LATE_MS);
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
      clearTimeout(late);
    };
  }, [question]);
  return answers;
}
