import { withParameter } from '@site/design/ui/field/useTypedWords.ts';
import { ENTITY_TYPES, type FilterState } from './filter.ts';

/** Longest search kept in the address; also the field's limit. */
export const MAX_SEARCH = 100;

/** The filter of a query string. By hand: zod would be a third of what the page loads. */
export function readFilter(params: URLSearchParams): FilterState {
  const search = params.get('q')?.trim() ?? '';
  const type = params.get('tipo');
  return {
    searchTerm: search.length > MAX_SEARCH ? '' : search,
    tipoEntidade: ENTITY_TYPES.find((known) => known === type) ?? 'all',
  };
}

/** The query string with this filter in it; other parameters stay, defaults are left out. */
export function writeFilter(params: URLSearchParams, filter: FilterState): URLSearchParams {
  const { searchTerm, tipoEntidade } = filter;
  const searched = withParameter(params, 'q', searchTerm.trim().slice(0, MAX_SEARCH));
  return withParameter(searched, 'tipo', tipoEntidade === 'all' ? '' : tipoEntidade);
}
