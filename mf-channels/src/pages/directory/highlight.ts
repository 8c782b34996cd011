import { otherNumber } from '@site/content/plural.ts';
import { foldWithOffsets, type Needle, wordsOf } from '@site/content/words.ts';

/** A piece of a text: found, or between what was found. */
export interface Segment {
  text: string;
  /** Offset in the whole text. */
  start: number;
  isMatch: boolean;
}

const SIGN = /[^\p{L}\p{N}]/gu;

type Range = [start: number, end: number];

/** Cuts a text where a search matches it, whatever its accents; the pieces together are the text. */
export function highlight(text: string, needles: readonly Needle[]): Segment[] {
  const { folded, offsets } = foldWithOffsets(text);
  const ranges = merge(needles.flatMap((needle) => find(folded, needle)));
  const segments: Segment[] = [];
  let end = 0;
  const push = (to: number, isMatch: boolean) => {
    if (to > end) segments.push({ text: text.slice(end, to), start: end, isMatch });
    end = Math.max(end, to);
  };
  for (const [from, to] of ranges) {
    push(offsets[from] ?? text.length, false);
    push(offsets[to] ?? text.length, true);
  }
  push(text.length, false);
  return segments;
}

/** All places of a needle: contained, at the start of a word, or a whole word in its other number. */
function find(folded: string, { word, synonyms }: Needle): Range[] {
  const contained = placesOf(folded, word).map((at): Range => [at, at + word.length]);
  const spaced = ` ${folded.replace(SIGN, (sign) => ' '.repeat(sign.length))}`;
  const starts = synonyms.flatMap((synonym) =>
    placesOf(spaced, synonym).map((at): Range => [at, at + synonym.length - 1]),
  );
  const others = wordsOf(folded).flatMap((found): Range[] => {
    const isOther = otherNumber(found.word).some((other) => other.startsWith(word));
    return isOther && !found.word.includes(word) ? [[found.at, found.at + found.word.length]] : [];
  });
  return [...contained, ...starts, ...others];
}

function placesOf(text: string, part: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    places.push(at);
  }
  return places;
}

/** Sorted, overlapping ones joined. */
function merge(ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}
