import type { SearchEntry } from '@site/contract/search.ts';
import { content } from './content.ts';
import { MAX_SEARCH } from './filterAddress.ts';

/** Each entity with its number; the answer leads to the directory, where its link is. */
export const searchEntries: SearchEntry[] = [
  ...content.entities.publicas.map(({ nome, sigla, telefone, synonyms = [] }) =>
    entry(nome, [sigla, sigla.replace(/\W/g, ''), ...synonyms], telefone, content.publicas.heading),
  ),
  ...content.entities.outras.map(({ nome, descricao, tipo, telefone, synonyms = [] }) =>
    entry(nome, [tipo, ...synonyms], telefone, descricao),
  ),
];

function entry(
  title: string,
  words: readonly string[],
  fact: string | undefined,
  text: string,
): SearchEntry {
  const query = encodeURIComponent(title.slice(0, MAX_SEARCH));
  return {
    kind: 'entity',
    title,
    href: `/canais-manifestacao?q=${query}`,
    text,
    words: words.join('\n'),
    ...(fact ? { fact } : {}),
  };
}
