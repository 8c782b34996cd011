import { otherNumber } from './plural.ts';

const MARK = /\p{M}/gu;
const WORD = /[\p{L}\p{N}]+/gu;

/** Latin letters with all their accents, folded once: nearly all that is ever asked for. */
const LATIN = Array.from({ length: 0x250 }, (_, code) => foldAnew(String.fromCodePoint(code)));

export interface Needle {
  word: string;
  /** Folded; each behind one space, because they count where a word starts with them. */
  synonyms: readonly string[];
}

/** A text made ready for searching once, so that a keystroke only compares. */
export interface Searchable {
  /** The fields, folded, signs and all. */
  text: string;
  /** Their words without signs, each behind one space. */
  words: string;
  /** The other number (plural or singular) of the same words, each behind one space. */
  others: string;
}

/** Makes a text comparable: no case, no accents. By character, so that words and texts fold alike. */
export function fold(text: string): string {
  let folded = '';
  for (const character of text) folded += foldCharacter(character);
  return folded;
}

/** The words of a folded text without signs. */
export function wordsOf(folded: string): string[] {
  return folded.match(WORD) ?? [];
}

/** Makes the fields of one thing ready for searching. */
export function searchable(fields: readonly string[]): Searchable {
  const text = fold(fields.join('\n'));
  const words = wordsOf(text);
  const others = new Set(words.flatMap(otherNumber));
  return { text, words: spaced(words), others: spaced([...others]) };
}

/**
 * The words of a search, each with its synonyms. Signs around words do not count, but they do beside a
 * single letter ("C#", "(a)") and alone: "!!!" looks for "!!!".
 */
export function needlesOf(
  search: string,
  synonyms: Readonly<Record<string, readonly string[]>> = {},
): Needle[] {
  const words = fold(search).split(/\s+/).filter(Boolean).flatMap(withoutSigns);
  return [...new Set(words)].map((word) => {
    const named = Object.entries(synonyms).find(
      ([name]) => name === word || otherNumber(name).includes(word),
    );
    return { word, synonyms: (named?.[1] ?? []).map((synonym) => ` ${synonym}`) };
  });
}

/** Whether all needles are in the text, or begin a word in the other number. No needles find everything. */
export function matches(fields: Searchable, needles: readonly Needle[]): boolean {
  const { text, words, others } = fields;
  return needles.every(
    ({ word, synonyms }) =>
      text.includes(word) ||
      // Looking for the letters first is faster than for a space, of which there are many.
      (others.includes(word) && others.includes(` ${word}`)) ||
      synonyms.some((synonym) => words.includes(synonym)),
  );
}

function spaced(words: readonly string[]): string {
  return words.map((word) => ` ${word}`).join('');
}

function withoutSigns(typed: string): string[] {
  const words = wordsOf(typed);
  return words.some(({ length }) => length > 1) ? words : [typed];
}

function foldCharacter(character: string): string {
  return LATIN[character.codePointAt(0) ?? 0] ?? foldAnew(character);
}

function foldAnew(character: string): string {
  return character.toLowerCase().normalize('NFD').replace(MARK, '');
}
