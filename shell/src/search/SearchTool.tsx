import type { PageProps } from '@site/contract/contract.ts';
import { SEARCH_PATH } from '@site/contract/paths.ts';
import { Button } from '@site/design/ui/button/Button.tsx';
import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { Container } from '@site/design/ui/container/Container.tsx';
import { AnswerText } from './AnswerText.tsx';
import { askByChat } from './askByChat.ts';
import { content } from './content.ts';
import { LONGEST_QUESTION, QUESTION_NAME } from './searchAddress.ts';
import { statusText } from './statusText.ts';
import { useAnswers } from './useAnswers.ts';
import { useQuestion } from './useQuestion.ts';

const FIELD_ID = 'busca-pergunta';

/** The search as a page: a form without scripts, answers below it with them. */
export default function SearchTool(_: PageProps) {
  const { fieldRef, question, type, leave, submit } = useQuestion();
  const answers = useAnswers(question);
  const { entries, state } = answers;
  return (
    <section className="surface-sand search-page">
      <Container>
        <h1 className="text-3xl font-bold tracking-tight">{content.heading}</h1>
        <search>
          <form
            action={SEARCH_PATH}
            className="search-page-form"
            onSubmit={(event) => {
              event.preventDefault();
              submit();
            }}
          >
            <label htmlFor={FIELD_ID} className="sr-only">
              {content.heading}
            </label>
            <input
              ref={fieldRef}
              id={FIELD_ID}
              className="search-field"
              type="search"
              name={QUESTION_NAME}
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
        <p role="status" className="search-page-status">
          {statusText(answers)}
        </p>
        {entries.length > 0 ? (
          <ol className="search-page-answers">
            {entries.map((entry) => (
              <li key={`${entry.href} ${entry.title}`}>
                <a href={entry.href} className="answer">
                  <AnswerText {...entry} />
                </a>
              </li>
            ))}
          </ol>
        ) : null}
        {state === 'idle' ? null : (
          <LinkButton href={askByChat(question)} variant="chat" icon="chat" newTab>
            {content.chat}
          </LinkButton>
        )}
      </Container>
    </section>
  );
}
