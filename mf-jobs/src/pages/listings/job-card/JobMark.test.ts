import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialsOf } from './JobMark.tsx';

test.each([
  ['Cerrado Gestão Contábil', 'CG'],
  ['Hotel Águas do Cerrado', 'HÁ'],
  ['Padaria e Empório Dona Lindaura', 'PE'],
  ['buriti', 'B'],
  ['3 Irmãos & Cia.', '3I'],
  ['', ''],
  ['---', ''],
])('%j is marked %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('whatever the name, initials are letters or digits, never half a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(initialsOf(name)).toMatch(/^[\p{L}\p{N}\p{M}]*$/u);
    }),
  );
});
