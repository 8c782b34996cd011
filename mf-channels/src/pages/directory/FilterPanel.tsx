import { Button } from '@site/design/ui/button/Button.tsx';
import { InputField } from '@site/design/ui/field/InputField.tsx';
import { SearchStatus } from '@site/design/ui/field/SearchStatus.tsx';
import { closeIcon } from '@site/design/ui/icons/icons.ts';
import { SelectField } from '@site/design/ui/select-field/SelectField.tsx';
import { Link } from '@site/runtime';
import { content } from './content.ts';
import { isFiltering } from './filter.ts';
import { MAX_SEARCH } from './filterAddress.ts';
import type { DirectoryFilter } from './useDirectoryFilter.ts';

const texts = content.search;

/** Search, type, count and clearing. A plain GET form until its code is here. */
export function FilterPanel({ control, total }: { control: DirectoryFilter; total: number }) {
  const { filter, search, typeRef, apply, clear } = control;
  const noun = total === 1 ? texts.result : texts.results;
  return (
    <search>
      <form
        action="/canais-manifestacao"
        onSubmit={search.submit}
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
          {/* Hidden without JavaScript, where the count could not change. */}
          <SearchStatus
            ref={search.statusRef}
            text={`${total} ${noun}`}
            className="text-lg noscript:hidden"
          >
            <strong className="tabular-nums">{total}</strong> <span>{noun}</span>
          </SearchStatus>
          {isFiltering(filter) ? (
            <Button variant="secondary" icon={closeIcon} onClick={clear}>
              {texts.clear}
            </Button>
          ) : null}
        </div>
        <p className="hidden text-sm text-muted noscript:block">{texts.noScript}</p>
      </form>
      <Suggestions />
    </search>
  );
}

/** Frequent searches in one tap; they need the page's code, so without JavaScript they hide. */
function Suggestions() {
  const label = texts.suggestionsLabel;
  return (
    <nav aria-label={label} className="mt-5 noscript:hidden">
      <p className="text-sm font-semibold">{label}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {texts.suggestions.map((term) => (
          <li key={term}>
            <Link
              to={`/canais-manifestacao?q=${encodeURIComponent(term)}`}
              preventScrollReset
              className="inline-flex min-h-touch items-center rounded-full rounded-bl-sm border border-control bg-paper px-4 text-sm font-semibold text-link hover:border-link hover:underline"
            >
              {term}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
