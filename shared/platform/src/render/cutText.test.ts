import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutText } from './cutText.ts';

const READER = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });
const characters = (text: string) => [...READER.segment(text)].length;

test.each([
  ['a letter', 'x'],
  ['an emoji of several code points', '👨‍👩‍👧‍👦'],
  ['a letter whose accent is a character of its own', 'a\u0303'],
])('60 are left alone, of more there are 57 and an ellipsis: %s counts as one', (_, letter) => {
  expect(cutText(letter.repeat(60), 60)).toBe(letter.repeat(60));
  expect(cutText(letter.repeat(61), 60)).toBe(`${letter.repeat(57)}...`);
});

test('whatever the text, the result never has more characters than the limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const cut = cutText(text, 60);
      expect(characters(cut)).toBeLessThanOrEqual(60);
      if (characters(text) <= 60) expect(cut).toBe(text);
    }),
  );
});
