/*
 * Control characters, and the marks that turn the direction of a text around: no Portuguese text
 * needs them, a feed must not hold the former, and the latter would turn what stands beside them.
 */
const UNWANTED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
  /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/g;

/**
 * A text of a record, ready to be shown: trimmed, without what no reader can see, and at most
 * `limit` characters long, so that one record cannot make a page that nobody would take.
 */
export function cleanText(text: string, limit: number): string {
  const clean = text
    .slice(0, limit * 2)
    .toWellFormed()
    .replace(UNWANTED, '')
    .trim();
  return clean.length <= limit
    ? clean
    : `${clean
        .slice(0, limit - 1)
        .toWellFormed()
        .trimEnd()}…`;
}
