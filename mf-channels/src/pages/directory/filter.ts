import {
  matches,
  type Needle,
  needlesOf,
  type Searchable,
  searchable,
} from '@site/content/words.ts';
import { content } from './content.ts';
import { synonyms } from './synonyms.ts';

export const ENTITY_TYPES = ['all', 'publicas', 'outras'] as const;

/** Filter state as the specification names it. */
export interface FilterState {
  searchTerm: string;
  tipoEntidade: (typeof ENTITY_TYPES)[number];
}

export const NO_FILTER: FilterState = { searchTerm: '', tipoEntidade: 'all' };

/** Folds once what is searched, so that a keystroke only compares: nome and sigla, or nome, descricao and tipo. */
export function indexDirectory() {
  const { publicas, outras } = content.entities;
  return {
    publicas: publicas.map((entity) => ({
      entity,
      // The initials once more without punctuation: "tcego" finds TCE-GO.
      fields: searchable([entity.nome, entity.sigla, entity.sigla.replace(/\W/g, '')]),
    })),
    outras: outras.map((entity) => ({
      entity,
      fields: searchable([entity.nome, entity.descricao, entity.tipo]),
    })),
  };
}

/** Applies search and type; a list that the type hides is `null`. */
export function filterDirectory(index: ReturnType<typeof indexDirectory>, filter: FilterState) {
  // The words with their synonyms. All words must match.
  const needles = needlesOf(filter.searchTerm, synonyms);
  const { tipoEntidade } = filter;
  const publicas = tipoEntidade === 'outras' ? null : search(index.publicas, needles);
  const outras = tipoEntidade === 'publicas' ? null : search(index.outras, needles);
  return { publicas, outras, total: (publicas?.length ?? 0) + (outras?.length ?? 0) };
}

/** Whether anything is filtered, so that there is something to clear. */
export function isFiltering({ searchTerm, tipoEntidade }: FilterState): boolean {
  return searchTerm !== '' || tipoEntidade !== 'all';
}

function search<Entity>(
  entries: readonly { entity: Entity; fields: Searchable }[],
  needles: readonly Needle[],
): Entity[] {
  return entries.filter(({ fields }) => matches(fields, needles)).map(({ entity }) => entity);
}
