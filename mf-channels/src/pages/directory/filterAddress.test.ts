import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENTITY_TYPES, NO_FILTER } from './filter.ts';
import { MAX_SEARCH, readFilter, writeFilter } from './filterAddress.ts';

const read = (query: string) => readFilter(new URLSearchParams(query));

test('the address holds search and type; what is missing or makes no sense filters nothing', () => {
  const filter = { searchTerm: 'polícia', tipoEntidade: 'publicas' };
  expect(read('?q=pol%C3%ADcia&tipo=publicas')).toEqual(filter);
  expect(read('')).toEqual(NO_FILTER);
  expect(read('?tipo=privadas&q=')).toEqual(NO_FILTER);
  expect(read(`?q=${'a'.repeat(MAX_SEARCH + 1)}`)).toEqual(NO_FILTER);
});

test('defaults are left out and foreign parameters stay', () => {
  const before = new URLSearchParams('utm_source=site&q=a&tipo=outras');
  expect(writeFilter(before, NO_FILTER).toString()).toBe('utm_source=site');
  expect(before.get('q')).toBe('a');
});

test('any query is read without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (query) => {
      expect(ENTITY_TYPES).toContain(read(query).tipoEntidade);
    }),
  );
});

test('what was written is read back', () => {
  const filter = fc.record({
    searchTerm: fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.trim()),
    tipoEntidade: fc.constantFrom(...ENTITY_TYPES),
  });
  fc.assert(
    fc.property(filter, (state) => {
      expect(read(writeFilter(new URLSearchParams(), state).toString())).toEqual(state);
    }),
  );
});
