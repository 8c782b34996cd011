const READER = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/**
 * Cuts a text to `limit` characters as a reader counts them (no half emoji, no half accent);
 * a longer one keeps `limit - 3` and ends in an ellipsis of three dots.
 */
export function cutText(text: string, limit: number): string {
  // Most texts are short, and of a long one the beginning is enough: segmenting takes 1 µs a character.
  if (text.length <= limit) return text;
  const characters: string[] = [];
  for (const { segment } of READER.segment(text)) {
    if (characters.length === limit) return `${characters.slice(0, limit - 3).join('')}...`;
    characters.push(segment);
  }
  return text;
}
