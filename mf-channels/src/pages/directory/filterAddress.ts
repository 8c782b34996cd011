import * as z from 'zod/mini';
import { ENTITY_TYPES } from './entityKinds.ts';
import type { FilterState } from './filter.ts';

/** Longest search kept in the address; also the field's limit. */
export const MAX_SEARCH = 100;

const querySchema = z.object({
  q: z.catch(z.string().check(z.trim(), z.maxLength(MAX_SEARCH)), ''),
  tipo: z.catch(z.enum(ENTITY_TYPES), 'all'),
});

/** Reads the filter from a query string; what is missing or makes no sense filters nothing. */
export function readFilter(params: URLSearchParams): FilterState {
  const { q, tipo } = querySchema.parse(Object.fromEntries(params));
  return { searchTerm: q, tipoEntidade: tipo };
}

/** The query string with this filter in it; other parameters stay, defaults are left out. */
export function writeFilter(params: URLSearchParams, filter: FilterState): URLSearchParams {
  const next = new URLSearchParams(params);
  const { searchTerm, tipoEntidade } = filter;
  set(next, 'q', searchTerm.trim().slice(0, MAX_SEARCH));
  set(next, 'tipo', tipoEntidade === 'all' ? '' : tipoEntidade);
  return next;
}

function set(params: URLSearchParams, name: string, value: string): void {
  if (value) params.set(name, value);
  else params.delete(name);
}
