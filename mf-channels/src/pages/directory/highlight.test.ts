import { otherNumber } from '@site/content/plural.ts';
import { fold } from '@site/content/words.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searched } from './filter.ts';
import { highlight } from './highlight.ts';

const marked = (text: string, term: string) =>
  highlight(text, searched(term))
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join('');

test('marks what was searched in the original spelling', () => {
  expect(marked('Polícia Federal', 'policia')).toBe('[Polícia] Federal');
  expect(marked('Assembleia Legislativa', 'SEMBLÉIA')).toBe('As[sembleia] Legislativa');
});

test('keeps decomposed accents with their letter', () => {
  expect(marked('Poli\u0301cia', 'poli')).toBe('[Poli\u0301]cia');
});

test('marks every place and every word', () => {
  expect(marked('Goiás e Goiânia', 'goi')).toBe('[Goi]ás e [Goi]ânia');
  expect(marked('Tribunal de Contas', 'contas tribunal')).toBe('[Tribunal] de [Contas]');
});

test('marks synonyms at the start of a word', () => {
  expect(marked('Sinduscon-GO', 'sindicato')).toBe('[Sind]uscon-GO');
  expect(marked('MPF', 'policia')).toBe('MPF');
});

test('marks the whole word that is found in its other number', () => {
  expect(marked('Tribunal de Contas', 'tribunais')).toBe('[Tribunal] de Contas');
  expect(marked('Polícia Federal', 'polícias federais')).toBe('[Polícia] [Federal]');
  expect(marked('Órgãos públicos', 'órgão')).toBe('[Órgão]s públicos');
});

test('joins what overlaps', () => {
  expect(marked('banana', 'ana nan')).toBe('b[anana]');
});

test('an empty search marks nothing', () => {
  expect(marked('Polícia', '  ')).toBe('Polícia');
});

test('the pieces of any text together are the text, and each marked piece was searched', () => {
  const text = fc.string({ unit: 'binary', maxLength: 80 });
  fc.assert(
    fc.property(text, text, (whole, term) => {
      const needles = searched(term);
      const segments = highlight(whole, needles);
      expect(segments.map((segment) => segment.text).join('')).toBe(whole);
      for (const { text: piece, isMatch, start } of segments) {
        expect(whole.startsWith(piece, start)).toBe(true);
        if (!isMatch) continue;
        const forms = [fold(piece), ...otherNumber(fold(piece))];
        expect(needles.some(({ word }) => forms.some((form) => form.includes(word)))).toBe(true);
      }
    }),
  );
});

test('a part of a text is always marked', () => {
  const word = fc.string({ unit: fc.constantFrom(...'aáâbcçnÑ'), minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(word, word, word, (before, term, after) => {
      const segments = highlight(before + term + after, searched(term));
      expect(segments.some(({ isMatch }) => isMatch)).toBe(true);
    }),
  );
});
