import { SEARCH_PATH } from '@site/contract/paths.ts';

/** Longest question; also the field's limit. */
export const LONGEST_QUESTION = 120;

/** The name of the question in the address of the search page. */
export const QUESTION_NAME = 'q';

/** Where the answers to a question have an address of their own. */
export function searchAddress(question: string): string {
  const asked = question.trim().slice(0, LONGEST_QUESTION);
  return asked ? `${SEARCH_PATH}?${new URLSearchParams({ [QUESTION_NAME]: asked })}` : SEARCH_PATH;
}
