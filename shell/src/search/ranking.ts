import { otherNumber } from '@site/content/plural.ts';
import { fold, wordsOf } from '@site/content/words.ts';
import type { SearchEntry } from '@site/contract/search.ts';
import MiniSearch from 'minisearch';
import { IGNORED, INTENTS } from './intents.ts';

const BOOST = { title: 3, words: 2, text: 1, headings: 0.6, place: 0.6, fact: 0.5 };

/** Letters a word must have before a mistyped one is looked for. */
const LONG_WORD = 5;
/** Prefixes of words count from this length on, anywhere but at the end of what is typed. */
const MIN_PREFIX_LENGTH = 4;
/** Share of the question, by weight, that an answer must contain. */
const LEAST_COVERAGE = 0.4;
/** Weight of a word that only names the kind of answer ("preco"); other words weigh 1. */
const INTENT_WEIGHT = 0.15;
/** Entries indexed at once: a thousand would delay typing. */
const AT_ONCE = 100;
/** Factor for an answer whose title has all words of the question that name its subject. */
const WHOLE_TITLE = 1.5;

/** Indexes entries; resolves with a function that finds at most `most` of them for a question, the best first. */
export async function searchOf(entries: readonly SearchEntry[]) {
  const words = new Set<string>();
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: Object.keys(BOOST),
    tokenize: termsOf,
    // Words are indexed as singular and plural: a question with either finds both.
    processTerm: (term) => {
      words.add(term);
      return [term, ...otherNumber(term)];
    },
    searchOptions: { processTerm: (term) => term, tokenize: (text) => text.split(' ') },
  });
  await index.addAllAsync(
    entries.map((entry, id) => ({ ...entry, id })),
    { chunkSize: AT_ONCE },
  );
  return (question: string, most: number): SearchEntry[] => {
    const terms = askedTerms(question);
    if (terms.length === 0) return [];
    const results = index.search(terms.join(' '), {
      boost: BOOST,
      boostTerm: weightOf,
      prefix: (term, at, all) => at === all.length - 1 || term.length >= MIN_PREFIX_LENGTH,
      fuzzy: (term) => (term.length >= LONG_WORD && !words.has(term) ? 0.25 : false),
    });
    // Of what is asked only words that anything has: the others find nothing anywhere.
    const asked = totalWeight(results.flatMap(({ queryTerms }) => queryTerms));
    const wanted = INTENTS.filter((intent) => terms.some((term) => intent.words.includes(term)));
    const named = terms.filter((term) => !isIntent(term));
    const weighed = results.flatMap((result) => {
      const entry = entries[Number(result.id)];
      const coverage = totalWeight(result.queryTerms) / asked;
      if (!entry || coverage < LEAST_COVERAGE) return [];
      const factor = wanted.reduce((product, intent) => product * intent.factor(entry), 1);
      const title = new Set(termsOf(entry.title));
      const isNamed = named.length > 0 && named.every((term) => title.has(term));
      const score = result.score * coverage ** 2 * factor * (isNamed ? WHOLE_TITLE : 1);
      return [{ entry, score }];
    });
    weighed.sort((one, other) => other.score - one.score);
    return weighed.slice(0, most).map(({ entry }) => entry);
  };
}

function totalWeight(terms: readonly string[]): number {
  return [...new Set(terms)].reduce((sum, term) => sum + weightOf(term), 0);
}

function weightOf(term: string): number {
  return isIntent(term) ? INTENT_WEIGHT : 1;
}

function isIntent(term: string): boolean {
  return INTENTS.some(({ words }) => words.includes(term));
}

/** The words of a question without ignored words; all words where no other is left. */
function askedTerms(question: string): string[] {
  const terms = [...new Set(termsOf(question))];
  const telling = terms.filter((term) => !IGNORED.has(term));
  return telling.length > 0 ? telling : terms;
}

/** Words without accents; "e-CNPJ" is "ecnpj" too, and a letter alone is none. */
function termsOf(text: string): string[] {
  return fold(text)
    .split(/\s+/)
    .flatMap((chunk) => {
      const words = wordsOf(chunk);
      const isHyphened = words.length > 1 && chunk.includes('-');
      return isHyphened ? [...words, words.join('')] : words;
    })
    .filter((word) => word.length > 1 || /\d/.test(word));
}
