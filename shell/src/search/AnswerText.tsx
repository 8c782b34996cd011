import type { SearchEntry } from '@site/contract/search.ts';
import { content } from './content.ts';

/** An answer as one reads it: what it is, what it is called, and what one wants to know at once. */
export function AnswerText({ kind, title, fact, place, text }: SearchEntry) {
  const more = kind === 'question' ? text : (place ?? text);
  return (
    <>
      <span className="answer-kind">{content.kinds[kind]}</span>
      <span className="answer-title">{title}</span>
      {fact ? <strong className="answer-fact">{fact}</strong> : null}
      {more ? <span className="answer-more">{more}</span> : null}
    </>
  );
}
