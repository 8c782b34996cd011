import { useTypedWords } from '@site/design/ui/field/useTypedWords.ts';
import { useSearchParams } from '@site/runtime';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { ENTITY_TYPES } from './filter.ts';
import { readFilter, writeFilter } from './filterAddress.ts';

export type DirectoryFilter = ReturnType<typeof useDirectoryFilter>;

/** The filter lives in the address (`?q=…&tipo=…`); what was typed before hydration is taken over. */
export function useDirectoryFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readFilter(params), [params]);
  const typeRef = useRef<HTMLSelectElement>(null);
  const search = useTypedWords(filter.searchTerm, setParams, (query, searchTerm) => {
    const tipoEntidade = ENTITY_TYPES.find((known) => known === typeRef.current?.value) ?? 'all';
    return writeFilter(query, { searchTerm, tipoEntidade });
  });
  const apply = () => search.write(search.fieldRef.current?.value.trim() ?? '', true);
  const clear = () => {
    if (typeRef.current) typeRef.current.value = 'all';
    search.clear();
  };

  const takeOver = useRef(() => {
    if (typeRef.current?.value !== 'all') apply();
  });
  useLayoutEffect(() => {
    takeOver.current();
    takeOver.current = () => {};
    if (typeRef.current) typeRef.current.value = filter.tipoEntidade;
  }, [filter.tipoEntidade]);

  return { filter, search, typeRef, apply, clear };
}
