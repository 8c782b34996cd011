import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idOfPath, vacancyPath } from './vacancyPath.ts';

const uuid = '5e1f0c1a-0003-4a6b-8c00-000000000003';

test('an address says what the vacancy is called, in whole words, and ends in its id', () => {
  expect(vacancyPath('17', 'Motorista Entregador – Categoria D')).toBe(
    '/vagas/motorista-entregador-categoria-d-17',
  );
  expect(vacancyPath(uuid, 'Técnico(a) em Enfermagem do Trabalho, turno da noite')).toBe(
    `/vagas/tecnico-a-em-enfermagem-do-trabalho-${uuid}`,
  );
  expect(vacancyPath('17', '日本語')).toBe('/vagas/17');
});

test('its end gives the id back', () => {
  expect(idOfPath(`motorista-${uuid}`)).toBe(uuid);
  expect(idOfPath('motorista-2-17')).toBe('17');
  expect(idOfPath('17')).toBe('17');
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
