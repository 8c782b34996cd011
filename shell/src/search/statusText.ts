import { fill } from '@site/content/fill.ts';
import { content } from './content.ts';
import type { Answers } from './useAnswers.ts';

/** What is said of the answers, to those who see them and those who hear of them. */
export function statusText({ state, question, entries }: Answers): string {
  if (state === 'idle') return '';
  if (state === 'failed') return content.failed;
  if (entries.length === 0) {
    return state === 'loading' ? content.loading : fill(content.none, { question });
  }
  const { one, many } = content.count;
  return entries.length === 1 ? one : fill(many, { count: entries.length });
}
