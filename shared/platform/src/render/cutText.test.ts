import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutText } from './cutText.ts';

const READER = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });
const characters = (text: string) => [...READER.segment(text)].length;

test('a title of 60 characters is left alone', () => {
  const title = 'x'.repeat(60);
  expect(cutText(title, 60)).toBe(title);
});

test('a longer title keeps 57 characters and an ellipsis', () => {
  expect(cutText('x'.repeat(61), 60)).toBe(`${'x'.repeat(57)}...`);
});

test('an emoji of several code points is one character and is never cut in half', () => {
  const family = '👨‍👩‍👧‍👦';
  expect(cutText(family.repeat(61), 60)).toBe(`${family.repeat(57)}...`);
});

test('an accent written as a character of its own stays with its letter', () => {
  const letter = 'a\u0303';
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
