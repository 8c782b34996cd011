const READER = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/**
 * Cuts a text to `limit` characters as a reader counts them (no half emoji, no half accent);
 * a longer one keeps `limit - 3` and ends in an ellipsis of three dots.
 */
export function cutText(text: string, limit: number): string {
  const characters = Array.from(READER.segment(text), ({ segment }) => segment);
  if (characters.length <= limit) return text;
  return `${characters.slice(0, limit - 3).join('')}...`;
}
