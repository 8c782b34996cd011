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

test.each([
  // In the original spelling; a decomposed accent stays with its letter.
  ['Polícia Federal', 'policia', '[Polícia] Federal'],
  ['Assembleia Legislativa', 'SEMBLÉIA', 'As[sembleia] Legislativa'],
  ['Poli\u0301cia', 'poli', '[Poli\u0301]cia'],
  // Every place, every word; what overlaps is joined.
  ['Goiás e Goiânia', 'goi', '[Goi]ás e [Goi]ânia'],
  ['Tribunal de Contas', 'contas tribunal', '[Tribunal] de [Contas]'],
  ['banana', 'ana nan', 'b[anana]'],
  // Synonyms at the start of a word.
  ['Sinduscon-GO', 'sindicato', '[Sind]uscon-GO'],
  ['MPF', 'policia', 'MPF'],
  // The whole word that is found in its other number.
  ['Tribunal de Contas', 'tribunais', '[Tribunal] de Contas'],
  ['Polícia Federal', 'polícias federais', '[Polícia] [Federal]'],
  ['Órgãos públicos', 'órgão', '[Órgão]s públicos'],
  ['Polícia', '  ', 'Polícia'],
])('in %j the search for %j marks %j', (text, term, shown) => {
  expect(marked(text, term)).toBe(shown);
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
