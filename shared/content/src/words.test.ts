import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, foldWithOffsets, matches, needlesOf, searchable, wordsOf } from './words.ts';

const synonyms = { policia: ['delegacia'] };
const finds = (text: string, search: string) =>
  matches(searchable([text]), needlesOf(search, synonyms));

test('case and accents make no difference', () => {
  expect(fold('Ouvidoria-Geral DA UNIÃO')).toBe('ouvidoria-geral da uniao');
  expect(fold('Ca\u0302mara')).toBe(fold('câmara'));
  expect(finds('Câmara Municipal', 'CAMARA')).toBe(true);
});

test('a folded text knows where its characters stood', () => {
  expect(foldWithOffsets('ca\u0302m')).toEqual({ folded: 'cam', offsets: [0, 1, 3, 4] });
});

test('words are what stands between signs', () => {
  expect(wordsOf('tce-go, br-153')).toEqual([
    { word: 'tce', at: 0 },
    { word: 'go', at: 4 },
    { word: 'br', at: 8 },
    { word: '153', at: 11 },
  ]);
});

test('a word is found where it is contained, and every word must be', () => {
  expect(finds('Assembleia Legislativa', 'sembleia legis')).toBe(true);
  expect(finds('Assembleia Legislativa', 'assembleia federal')).toBe(false);
});

test.each([
  ['Polícia Federal', 'polícias'],
  ['Ministério Público', 'ministérios públicos'],
  ['Tribunal de Contas', 'tribunais'],
  ['Vendedor(a)', 'vendedores'],
  ['Órgãos públicos', 'órgão'],
  ['Pães artesanais', 'pão artesanal'],
  ['Auxílio nas viagens', 'viagem'],
])('%j is found by its other number %j', (text, search) => {
  expect(finds(text, search)).toBe(true);
});

test('while a plural is being typed what it will find stays in sight', () => {
  for (const typed of ['t', 'tribu', 'tribunai', 'tribunais']) {
    expect(finds('Tribunal de Contas', typed)).toBe(true);
  }
});

test('the end of a plural alone finds nothing', () => {
  expect(finds('Tribunal de Contas', 'ais')).toBe(false);
  expect(finds('Trabalha com energia', 'consultor')).toBe(false);
});

test('synonyms count at the start of a word, for singular and plural', () => {
  expect(finds('Delegacia Virtual', 'policia')).toBe(true);
  expect(finds('Delegacia Virtual', 'polícias')).toBe(true);
  expect(finds('Subdelegacia', 'policia')).toBe(false);
});

test('signs around words do not count, beside a single letter they do', () => {
  expect(finds('Polícia Federal', '“polícia”')).toBe(true);
  expect(finds('TCE-GO', 'tce/go')).toBe(true);
  expect(finds('Programador C#', 'c#')).toBe(true);
  expect(finds('Cozinheiro', 'c#')).toBe(false);
});

test('nothing is found by signs alone, unless they are there; an empty search finds everything', () => {
  for (const search of ['!!!', '...', '—', '"\'']) expect(finds('Polícia.', search)).toBe(false);
  expect(finds('Oba!!!', '!!!')).toBe(true);
  for (const search of ['', '  ', '\t\n']) expect(finds('Polícia', search)).toBe(true);
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
