import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idOfPath, vacancyPath } from './vacancyPath.ts';

const uuid = '5e1f0c1a-0003-4a6b-8c00-000000000003';

test.each([
  ['17', 'Motorista Entregador – Categoria D', 'motorista-entregador-categoria-d-17'],
  [
    uuid,
    'Técnico(a) em Enfermagem do Trabalho, turno da noite',
    `tecnico-a-em-enfermagem-do-trabalho-${uuid}`,
  ],
  ['17', '日本語', '17'],
  ['17', 'Motorista 2', 'motorista-2-17'],
])('the address of %s says in whole words that it is %s', (id, title, path) => {
  expect(vacancyPath(id, title)).toBe(`/vagas/${path}`);
  expect(idOfPath(path)).toBe(id);
  expect(idOfPath('motorista')).toBe('');
});

test('whatever id and title, the address is one of a page', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 });
  fc.assert(
    fc.property(text, text, (id, title) => {
      expect(vacancyPath(id, title)).toMatch(/^\/vagas\/[a-z0-9-]+$/);
    }),
  );
});
