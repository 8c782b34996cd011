import type { SearchEntry } from '@site/contract/search.ts';
import { content } from './content.ts';
import type { OtherEntity, PublicEntity } from './entities.ts';
import { filterDirectory, indexDirectory, NO_FILTER } from './filter.ts';
import { MAX_SEARCH } from './filterAddress.ts';
import { synonyms } from './synonyms.ts';

const directory = indexDirectory();
const answers = Object.keys(synonyms).map((term) => {
  const { publicas, outras } = filterDirectory(directory, { ...NO_FILTER, searchTerm: term });
  return { term, entities: new Set<object>([...(publicas ?? []), ...(outras ?? [])]) };
});

/** Each entity with its telephone number and all words by which the directory finds it; the answer links there. */
export const searchEntries: SearchEntry[] = [
  ...content.entities.publicas.map((entity) =>
    entry(entity, [entity.sigla, entity.sigla.replace(/\W/g, '')], content.publicas.heading),
  ),
  ...content.entities.outras.map((entity) => entry(entity, [entity.tipo], entity.descricao)),
];

function entry(
  entity: PublicEntity | OtherEntity,
  names: readonly string[],
  text: string,
): SearchEntry {
  const { nome, telefone, synonyms: words = [] } = entity;
  const terms = answers.filter(({ entities }) => entities.has(entity)).map(({ term }) => term);
  return {
    kind: 'entity',
    title: nome,
    href: `/canais-manifestacao?q=${encodeURIComponent(nome.slice(0, MAX_SEARCH))}`,
    text,
    words: [...names, ...words, ...terms].join('\n'),
    ...(telefone ? { fact: telefone } : {}),
  };
}
