import { useSearchParams } from '@site/runtime';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { ENTITY_TYPES } from './entityKinds.ts';
import { type FilterState, NO_FILTER } from './filter.ts';
import { readFilter, writeFilter } from './filterAddress.ts';

/** Quiet time after the last keystroke before the list changes. */
export const DEBOUNCE_MS = 300;

export interface DirectoryFilter {
  /** The filter in force: what the address says. */
  filter: FilterState;
  searchRef: RefObject<HTMLInputElement | null>;
  typeRef: RefObject<HTMLSelectElement | null>;
  /** A key was pressed: applies what the form says once typing pauses. */
  applySoon(): void;
  /** Applies what the form says now. */
  applyNow(): void;
  /** Empties the search and shows all types; focus goes to the search. */
  clear(): void;
}

/**
 * The filter lives in the address, so it can be shared and survives back and reload. The fields
 * are the browser's own: what was typed before this code arrived is taken over, not lost.
 */
export function useDirectoryFilter(): DirectoryFilter {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readFilter(params), [params]);
  const searchRef = useRef<HTMLInputElement>(null);
  const typeRef = useRef<HTMLSelectElement>(null);
  const written = useRef(NO_FILTER);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = (next: FilterState) => {
    clearTimeout(timer.current);
    // Not `params`: while hydrating they are still empty, and other parameters are to be kept.
    const current = new URLSearchParams(window.location.search);
    const changed = writeFilter(current, next);
    written.current = readFilter(changed);
    if (changed.toString() === current.toString()) return;
    setParams(changed, { replace: true, preventScrollReset: true });
  };
  const applyNow = () => write(fieldsOf(searchRef.current, typeRef.current));
  const applySoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(applyNow, DEBOUNCE_MS);
  };
  const clear = () => {
    fill(searchRef.current, typeRef.current, NO_FILTER);
    write(NO_FILTER);
    searchRef.current?.focus();
  };

  useLayoutEffect(() => {
    if (isSame(filter, written.current)) return;
    // Somebody else changed the address: a shared link, back, a suggestion.
    clearTimeout(timer.current);
    written.current = filter;
    fill(searchRef.current, typeRef.current, filter);
  }, [filter]);

  useTakeOver(() => {
    const found = fieldsOf(searchRef.current, typeRef.current);
    if (!isSame(found, NO_FILTER)) write(found);
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return { filter, searchRef, typeRef, applySoon, applyNow, clear };
}

/** Runs once, before the address is read: fields filled by then were filled by the visitor. */
function useTakeOver(takeOver: () => void): void {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (!isFirst.current) return;
    isFirst.current = false;
    takeOver();
  });
}

function fieldsOf(search: HTMLInputElement | null, type: HTMLSelectElement | null): FilterState {
  const tipoEntidade = ENTITY_TYPES.find((known) => known === type?.value) ?? 'all';
  return { searchTerm: search?.value.trim() ?? '', tipoEntidade };
}

function fill(
  search: HTMLInputElement | null,
  type: HTMLSelectElement | null,
  { searchTerm, tipoEntidade }: FilterState,
): void {
  if (search) search.value = searchTerm;
  if (type) type.value = tipoEntidade;
}

function isSame(one: FilterState, other: FilterState): boolean {
  return one.searchTerm === other.searchTerm && one.tipoEntidade === other.tipoEntidade;
}
