import { fill } from '@site/content/fill.ts';
import type { PageProps } from '@site/contract/contract.ts';
import { SEARCH_PATH } from '@site/contract/paths.ts';
import type { SearchEntry } from '@site/contract/search.ts';
import { Button } from '@site/design/ui/button/Button.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { Container } from '@site/design/ui/container/Container.tsx';
import { SearchStatus } from '@site/design/ui/field/SearchStatus.tsx';
import { useTypedWords } from '@site/design/ui/field/useTypedWords.ts';
import { useLoaded } from '@site/design/ui/loaded/useLoaded.ts';
import { useSearchParams } from '@site/runtime';
import { SEARCH_FIELD_ID } from '../browser/marks.ts';
import { search as content } from '../content.ts';
import { loadSearch } from './loadSearch.ts';

/** Longest question; also the field's limit. */
const LONGEST_QUESTION = 120;

/** The search: a form without scripts, answers below it with them. */
export default function SearchTool(_: PageProps) {
  const [params, setParams] = useSearchParams();
  const inAddress = (params.get('q') ?? '').trim().slice(0, LONGEST_QUESTION);
  const { fieldRef, words, type, leave, submit, statusRef } = useTypedWords(inAddress, setParams);
  const question = words.trim();
  // The index is loaded with the first question.
  const { status, value: search } = useLoaded(loadSearch, question);
  const state = question ? status : 'idle';
  const entries = search?.find(question) ?? [];
  return (
    <section className="surface-sand py-section-tight">
      <Container>
        <h1 className="text-3xl font-bold tracking-tight">{content.heading}</h1>
        <search>
          <form action={SEARCH_PATH} className="mt-6 flex flex-wrap gap-3" onSubmit={submit}>
            <label htmlFor={SEARCH_FIELD_ID} className="sr-only">
              {content.heading}
            </label>
            <input
              ref={fieldRef}
              id={SEARCH_FIELD_ID}
              className="min-h-13 min-w-0 flex-[1_1_min(16rem,100%)] rounded-lg border border-control bg-paper px-4 py-2 text-[max(16px,var(--text-lg))] text-ink"
              type="search"
              name="q"
              defaultValue=""
              autoComplete="off"
              autoCapitalize="off"
              enterKeyHint="search"
              maxLength={LONGEST_QUESTION}
              placeholder={content.placeholder}
              onChange={(event) => type(event.target.value)}
              onBlur={leave}
            />
            <Button type="submit">{content.submit}</Button>
          </form>
        </search>
        <p className="mt-3 text-muted">{content.hint}</p>
        <SearchStatus
          ref={statusRef}
          text={statusText(state, question, entries.length)}
          className="mt-6 font-semibold has-[[aria-hidden]:empty]:m-0"
        />
        {entries.length > 0 ? (
          <ol className="mt-3 mb-6 grid grid-cols-1 gap-x-12 @4xl:grid-cols-2">
            {entries.map((entry) => (
              <Answer key={`${entry.href} ${entry.title}`} {...entry} />
            ))}
          </ol>
        ) : null}
        {state === 'idle' ? null : (
          <ChatLink
            label={content.chat}
            message={chatMessage(question)}
            className={entries.length > 0 ? undefined : 'mt-3'}
          />
        )}
      </Container>
    </section>
  );
}

/** An answer: its kind, its title, and the fact most likely looked for, below it where a row is too narrow. */
function Answer({ kind, title, href, fact, place, text }: SearchEntry) {
  const more = kind === 'question' ? text : (place ?? text);
  return (
    <li className="@container border-t border-line">
      <a
        href={href}
        className="grid min-h-touch items-baseline gap-x-4 px-[min(0.75rem,3vw)] py-2.5 text-ink no-underline hover:bg-moss @sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <span className="col-start-1 text-sm text-muted">{content.kinds[kind]}</span>
        <span className="col-start-1 font-semibold text-link">{title}</span>
        {fact ? (
          <strong className="col-start-1 @sm:col-start-2 @sm:row-span-2 @sm:row-start-1 @sm:max-w-52 @sm:self-center @sm:text-end">
            {fact}
          </strong>
        ) : null}
        {more ? (
          <span className="col-span-full line-clamp-2 text-sm text-muted">{more}</span>
        ) : null}
      </a>
    </li>
  );
}

/** Status of the search, on the screen and for screen readers. */
function statusText(state: string, question: string, count: number): string {
  if (state === 'idle') return '';
  if (state === 'failed') return content.failed;
  if (count === 0) return state === 'loading' ? content.loading : fill(content.none, { question });
  const { one, many } = content.count;
  return count === 1 ? one : fill(many, { count });
}

function chatMessage(question: string): string {
  const asked = question.slice(0, LONGEST_QUESTION).toWellFormed();
  return asked ? fill(content.chatMessage, { question: asked }) : content.chatMessageAlone;
}
