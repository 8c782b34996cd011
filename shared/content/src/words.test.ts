import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, matches, needlesOf, searchable } from './words.ts';

const synonyms = { policia: ['delegacia'] };
const finds = (text: string, search: string) =>
  matches(searchable([text]), needlesOf(search, synonyms));

test('case and accents make no difference', () => {
  expect(fold('Ouvidoria-Geral DA UNIÃO')).toBe('ouvidoria-geral da uniao');
  expect(fold('Ca\u0302mara')).toBe(fold('câmara'));
  expect(finds('Câmara Municipal', 'CAMARA')).toBe(true);
});

test.each([
  // Where it is contained; every word must be.
  ['Assembleia Legislativa', 'sembleia legis', true],
  ['Assembleia Legislativa', 'assembleia federal', false],
  // In its other number; while that is being typed too, but not by its ending alone.
  ['Polícia Federal', 'polícias', true],
  ['Vendedor(a)', 'vendedores', true],
  ['Pães artesanais', 'pão artesanal', true],
  ['Tribunal de Contas', 't', true],
  ['Tribunal de Contas', 'tribunai', true],
  ['Tribunal de Contas', 'tribunais', true],
  ['Tribunal de Contas', 'ais', false],
  ['Trabalha com energia', 'consultor', false],
  // Synonyms, at the start of a word.
  ['Delegacia Virtual', 'policia', true],
  ['Delegacia Virtual', 'polícias', true],
  ['Subdelegacia', 'policia', false],
  // Signs around words do not count; beside a single letter and alone they do.
  ['Polícia Federal', '“polícia”', true],
  ['TCE-GO', 'tce/go', true],
  ['Programador C#', 'c#', true],
  ['Cozinheiro', 'c#', false],
  ['Polícia.', '!!!', false],
  ['Oba!!!', '!!!', true],
  ['Polícia', ' \t\n', true],
])('that %j is found by %j is %s', (text, search, isFound) => {
  expect(finds(text, search)).toBe(isFound);
});

test('any part of a text finds it, however it is accented or cased', () => {
  const letters = [...'aÁãcçİßΣ한𝐀1-.( ', '\u0302'];
  const text = fc.string({ unit: fc.constantFrom(...letters), maxLength: 60 });
  fc.assert(
    fc.property(text, fc.nat(59), fc.nat(59), (whole, from, to) => {
      const part = [...whole].slice(Math.min(from, to), Math.max(from, to)).join('');
      expect(finds(whole, part)).toBe(true);
      expect(finds(whole.normalize('NFD'), part.normalize('NFC'))).toBe(true);
    }),
  );
});
