import type { Directory, OtherEntity, PublicEntity } from './entities.ts';
import { fold, foldedWords } from './fold.ts';
import { synonyms } from './synonyms.ts';

/** Which list is asked for. */
export const ENTITY_TYPES = ['all', 'publicas', 'outras'] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

/** Filter state as the specification names it. */
export interface FilterState {
  searchTerm: string;
  tipoEntidade: EntityType;
}

export const NO_FILTER: FilterState = { searchTerm: '', tipoEntidade: 'all' };

/** One word of a search with what it stands for, both folded. */
export interface Needle {
  /** Matches anywhere in a field; the start of a word is one such place. */
  word: string;
  /** Match at the start of a word. */
  synonyms: readonly string[];
}

/** The directory with its searchable text folded once, so that a keystroke only compares. */
export interface DirectoryIndex {
  publicas: readonly Indexed<PublicEntity>[];
  outras: readonly Indexed<OtherEntity>[];
}

interface Indexed<Entity> {
  entity: Entity;
  /** Folded fields, each with a space before it: a space and a word is the start of a word. */
  haystack: string;
}

/** What a filter leaves; a list the type hides is `null`. */
export interface FilterResult {
  publicas: readonly PublicEntity[] | null;
  outras: readonly OtherEntity[] | null;
  total: number;
}

/** Folds the fields that are searched: nome and sigla, or nome, descricao and tipo. */
export function indexDirectory({ publicas, outras }: Directory): DirectoryIndex {
  return {
    publicas: publicas.map((entity) => ({
      entity,
      // The initials once more without punctuation: "tcego" finds TCE-GO.
      haystack: haystackOf([entity.nome, entity.sigla, entity.sigla.replace(/\W/g, '')]),
    })),
    outras: outras.map((entity) => ({
      entity,
      haystack: haystackOf([entity.nome, entity.descricao, entity.tipo]),
    })),
  };
}

/** Applies search and type; order stays. An empty search matches everything. */
export function filterDirectory(index: DirectoryIndex, filter: FilterState): FilterResult {
  const needles = needlesOf(filter.searchTerm);
  const { tipoEntidade } = filter;
  const publicas = tipoEntidade === 'outras' ? null : search(index.publicas, needles);
  const outras = tipoEntidade === 'publicas' ? null : search(index.outras, needles);
  return { publicas, outras, total: (publicas?.length ?? 0) + (outras?.length ?? 0) };
}

/** Splits a search into words, each with its synonyms. All of them must match. */
export function needlesOf(searchTerm: string): Needle[] {
  return [...new Set(foldedWords(searchTerm))].map((word) => ({
    word,
    synonyms: Object.hasOwn(synonyms, word) ? (synonyms[word] ?? []) : [],
  }));
}

/** Whether anything is filtered, so that there is something to clear. */
export function isFiltering({ searchTerm, tipoEntidade }: FilterState): boolean {
  return searchTerm !== '' || tipoEntidade !== 'all';
}

function haystackOf(fields: readonly string[]): string {
  return fields.map((field) => ` ${fold(field)}`).join('');
}

function search<Entity>(entries: readonly Indexed<Entity>[], needles: readonly Needle[]): Entity[] {
  return entries
    .filter(({ haystack }) => needles.every((needle) => matches(haystack, needle)))
    .map(({ entity }) => entity);
}

function matches(haystack: string, needle: Needle): boolean {
  if (haystack.includes(needle.word)) return true;
  return needle.synonyms.some((synonym) => haystack.includes(` ${synonym}`));
}
