import { otherNumber } from '@site/content/plural.ts';
import { askedTerms } from './ranking.ts';

/** A beginning of a word tells from here on which word it is. */
const TELLING = 4;

/** Whether a question has one of these words (folded), in any number, or a good part of one. */
export function asksFor(question: string, words: readonly string[]): boolean {
  const known = new Set(words.flatMap((word) => [word, ...otherNumber(word)]));
  return askedTerms(question).some(
    (term) =>
      known.has(term) || (term.length >= TELLING && words.some((word) => word.startsWith(term))),
  );
}
