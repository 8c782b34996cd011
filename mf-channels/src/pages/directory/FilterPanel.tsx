import { Button } from '@site/design/ui/button/Button.tsx';
import { InputField } from '@site/design/ui/field/InputField.tsx';
import { SelectField } from '@site/design/ui/field/SelectField.tsx';
import type { FormEvent } from 'react';
import type { Content } from './content.ts';
import { isFiltering } from './filter.ts';
import { MAX_SEARCH } from './filterAddress.ts';
import { Suggestions } from './Suggestions.tsx';
import type { DirectoryFilter } from './useDirectoryFilter.ts';

type Texts = Content['search'];

interface FilterPanelProps {
  texts: Texts;
  control: DirectoryFilter;
  /** How many entities the filter leaves. */
  total: number;
}

/** Search, type, count and clearing. A plain GET form until its code is here. */
export function FilterPanel({ texts, control, total }: FilterPanelProps) {
  const { filter, search, typeRef, apply, clear } = control;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  return (
    <search>
      <form
        action="/canais-manifestacao"
        method="get"
        onSubmit={submit}
        className="grid grid-cols-1 gap-5"
      >
        <InputField
          ref={search.fieldRef}
          type="search"
          name="q"
          label={texts.label}
          hint={texts.tip}
          placeholder={texts.placeholder}
          maxLength={MAX_SEARCH}
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
          onChange={(event) => search.type(event.target.value)}
          onBlur={search.leave}
        />
        <SelectField
          ref={typeRef}
          name="tipo"
          label={texts.typeLabel}
          options={texts.types}
          onChange={apply}
        />
        <div className="flex min-h-touch flex-wrap items-center gap-x-5 gap-y-3">
          <Count texts={texts} total={total} />
          {isFiltering(filter) ? (
            <Button variant="secondary" icon="close" onClick={clear}>
              {texts.clear}
            </Button>
          ) : null}
        </div>
        <noscript>
          <p className="text-sm text-muted">{texts.noScript}</p>
        </noscript>
      </form>
      <Suggestions label={texts.suggestionsLabel} terms={texts.suggestions} />
    </search>
  );
}

/** Read out whenever it changes; without JavaScript it could not, so it is not there. */
function Count({ texts, total }: { texts: Texts; total: number }) {
  return (
    <p role="status" className="text-lg noscript:hidden">
      <strong className="tabular-nums">{total}</strong> {total === 1 ? texts.result : texts.results}
    </p>
  );
}
