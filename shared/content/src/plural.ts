/*
 * Singular and plural of Portuguese nouns and adjectives by their endings, folded as in `words.ts`. An
 * ending may have several answers, because folding hides the stress: some of them are no words.
 */

/** Replacements of an ending, and how many letters it must follow at least: "mais" is no plural of "mal". */
const rule = (stem: number, ...others: string[]) => ({ stem, others });

const RULES = new Map([
  // Plural to singular, where the plural does not simply begin with it.
  ['oes', rule(1, 'ao')],
  ['aes', rule(1, 'ao')],
  ['ais', rule(2, 'al')],
  ['eis', rule(2, 'el', 'il')],
  ['ois', rule(2, 'ol')],
  ['uis', rule(2, 'ul')],
  ['is', rule(2, 'il')],
  ['ns', rule(2, 'm')],
  // Singular to plural.
  ['ao', rule(1, 'oes', 'aos', 'aes')],
  ['al', rule(2, 'ais')],
  ['el', rule(2, 'eis')],
  ['ol', rule(2, 'ois')],
  ['ul', rule(2, 'uis')],
  ['il', rule(2, 'is', 'eis')],
  ['em', rule(2, 'ens')],
  ['im', rule(2, 'ins')],
  ['om', rule(2, 'ons')],
  ['um', rule(2, 'uns')],
  ['mes', rule(0, 'meses')],
  ['gas', rule(0, 'gases')],
  ['r', rule(2, 'res')],
  ['z', rule(2, 'zes')],
]);

const LONGEST_ENDING = 3;
const SHORTEST_WORD = 3;

/** Plurals of a singular, singulars of a plural, folded. No singular that begins its plural: a prefix finds it. */
export function otherNumber(word: string): readonly string[] {
  for (let length = LONGEST_ENDING; length > 0; length -= 1) {
    const ending = RULES.get(word.slice(-length));
    if (!ending) continue;
    const stem = word.slice(0, -length);
    if (stem.length >= ending.stem) return ending.others.map((other) => stem + other);
    break;
  }
  return word.length < SHORTEST_WORD || word.endsWith('s') ? [] : [`${word}s`];
}
