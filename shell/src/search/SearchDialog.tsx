import { SEARCH_PATH } from '@site/contract/paths.ts';
import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { newTabAttributes } from '@site/design/ui/new-tab/newTabAttributes.ts';
import { type FormEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AnswerText } from './AnswerText.tsx';
import { askByChat } from './askByChat.ts';
import { content } from './content.ts';
import { LONGEST_QUESTION, searchAddress } from './searchAddress.ts';
import { statusText } from './statusText.ts';
import { type Answers, useAnswers } from './useAnswers.ts';
import { useOptions } from './useOptions.ts';

export interface SearchDialogProps {
  /** Takes what was typed before the dialog was here. */
  takeAhead(): string;
  onClose(): void;
}

/** The search over the page: a field and its answers while one types. */
export default function SearchDialog({ takeAhead, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const answers = useAnswers(typed);
  const options = useOptions(list);
  const listId = useId();
  const navigate = useNavigate();
  useModal(dialog, field);
  useTypedAhead(field, takeAhead, setTyped);
  const close = () => dialog.current?.close();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    close();
    void navigate(searchAddress(typed));
  };
  const isOpen = answers.state !== 'idle';
  return (
    <dialog
      ref={dialog}
      className="search-dialog surface-paper"
      aria-label={content.heading}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close()}
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
    >
      <div className="search-box">
        <form action={SEARCH_PATH} className="search-form" onSubmit={submit}>
          <label htmlFor={`${listId}-field`} className="search-heading">
            {content.heading}
          </label>
          <button type="button" className="search-close" aria-label={content.close} onClick={close}>
            <Icon name="close" className="size-6" />
          </button>
          <input
            ref={field}
            id={`${listId}-field`}
            className="search-field"
            type="text"
            inputMode="search"
            name="q"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-activedescendant={
              options.active < 0 ? undefined : optionId(listId, options.active)
            }
            autoComplete="off"
            autoCapitalize="off"
            enterKeyHint="search"
            maxLength={LONGEST_QUESTION}
            placeholder={content.placeholder}
            onChange={(event) => {
              setTyped(event.target.value);
              options.reset();
            }}
            onKeyDown={options.onKeyDown}
          />
        </form>
        <p role="status" className={answers.entries.length > 0 ? 'sr-only' : 'search-status'}>
          {statusText(answers)}
        </p>
        {isOpen ? null : <p className="search-status">{content.hint}</p>}
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label={content.answers}
          className="search-answers"
          hidden={!isOpen}
        >
          {isOpen ? (
            <OptionList {...{ answers, typed, close }} id={listId} active={options.active} />
          ) : null}
        </div>
      </div>
    </dialog>
  );
}

interface OptionListProps {
  id: string;
  answers: Answers;
  typed: string;
  active: number;
  close(): void;
}

/** The answers, then the ways on that are always there: somebody to ask, and the map. */
function OptionList({ id, answers, typed, active, close }: OptionListProps) {
  const { entries, state } = answers;
  const isNone = state !== 'loading' && entries.length === 0;
  const option = (place: number) => ({
    id: optionId(id, place),
    role: 'option',
    tabIndex: -1,
    'aria-selected': place === active,
    onClick: close,
  });
  return (
    <>
      {entries.map((entry, place) => (
        <a
          key={`${entry.href} ${entry.title}`}
          href={entry.href}
          className="answer"
          {...option(place)}
        >
          <AnswerText {...entry} />
        </a>
      ))}
      {isNone ? (
        <a href={SEARCH_PATH} className="answer answer-way" {...option(entries.length)}>
          <Icon name="map-pin" className="size-6" />
          {content.map}
        </a>
      ) : null}
      <a
        href={askByChat(typed)}
        className="answer answer-way"
        {...newTabAttributes}
        {...option(entries.length + Number(isNone))}
      >
        <Icon name="chat" className="size-6" />
        {content.chat}
      </a>
    </>
  );
}

function optionId(list: string, place: number): string {
  return `${list}-${place}`;
}

/** Opens over the page; the browser keeps the focus inside, and gives it back when it closes. */
function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  field: RefObject<HTMLInputElement | null>,
): void {
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    // The browser would choose the first control, which closes it.
    field.current?.focus();
  }, [dialog, field]);
}

function useTypedAhead(
  field: RefObject<HTMLInputElement | null>,
  take: () => string,
  type: (words: string) => void,
): void {
  useLayoutEffect(() => {
    const ahead = take();
    if (!ahead || !field.current) return;
    field.current.value = ahead;
    type(ahead);
  }, [field, take, type]);
}
