const MARK = /\p{M}/gu;
const SEPARATOR = /[^\p{L}\p{N}]/gu;

/** Latin letters with all their accents, folded once: nearly all that is ever asked for. */
const LATIN = Array.from({ length: 0x250 }, (_, code) => foldAnew(String.fromCodePoint(code)));

/** A text as it is compared, and where each of its characters stood in the original. */
export interface FoldedText {
  folded: string;
  /** One offset for each folded character, and the original's length at the end. */
  offsets: readonly number[];
}

/**
 * Makes a text comparable: no case, no accents, a space for whatever is neither letter nor digit.
 * Character by character, so that a term and a text always fold alike wherever it stands in it.
 */
export function fold(text: string): string {
  let folded = '';
  for (const character of text) folded += foldCharacter(character);
  return folded;
}

/** Folds a text and keeps the way back to the original. */
export function foldWithOffsets(text: string): FoldedText {
  let folded = '';
  const offsets: number[] = [];
  let offset = 0;
  for (const character of text) {
    const piece = foldCharacter(character);
    for (let index = 0; index < piece.length; index += 1) offsets.push(offset);
    folded += piece;
    offset += character.length;
  }
  offsets.push(text.length);
  return { folded, offsets };
}

/** The folded words of a text, in order. */
export function foldedWords(text: string): string[] {
  return fold(text).split(' ').filter(Boolean);
}

function foldCharacter(character: string): string {
  return LATIN[character.codePointAt(0) ?? 0] ?? foldAnew(character);
}

function foldAnew(character: string): string {
  return character.toLowerCase().normalize('NFD').replace(MARK, '').replace(SEPARATOR, ' ');
}
