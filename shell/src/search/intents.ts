import type { SearchEntry } from '@site/contract/search.ts';

/*
 * What words of a question say about the answer that is wanted. Folded: no accents, lower case.
 */

/** Words that every question may have, and that say nothing about what is wanted. */
export const IGNORED: ReadonlySet<string> = new Set(
  `ao aos as ate com como da das de do dos ela ele em entre era essa esse esta este eu faco faz
  fazer gostaria ha isso ja la lo me meu meus minha minhas na nao nas no nos num numa os ou para
  pela pelo pra preciso por porque posso pode quais qual quando que quem quero se sem ser seu sua sao
  tem tenho ter tirar to um uma umas uns ver voces`.split(/\s+/),
);

export interface Intent {
  words: readonly string[];
  /** What the score of an answer is multiplied by. */
  factor(entry: SearchEntry): number;
}

const list = (words: string) => words.split(' ');

/** Kinds of answers that some words ask for. */
export const INTENTS: readonly Intent[] = [
  {
    words: list('quanto custa custam custo preco precos valor valores tabela barato orcamento'),
    factor({ kind, fact }) {
      if (kind === 'price') return 2.5;
      return fact?.includes('R$') ? 1.6 : 1;
    },
  },
  {
    words: list('telefone telefones fone numero contato ligar'),
    factor: ({ kind, fact }) => (kind === 'entity' && fact ? 2 : 1),
  },
  {
    words: list('vaga vagas emprego empregos'),
    factor: ({ kind }) => (kind === 'vacancy' ? 1.3 : 1),
  },
];
