import { expect, test } from 'vitest';
import { placeName } from './job.ts';
import { PLACES, placeOf } from './places.ts';

test.each([
  ['74015-040', 'Goiânia, GO'],
  ['74980-970', 'Aparecida de Goiânia, GO'],
  ['75901060', 'Rio Verde, GO'],
  ['70040-010', 'Brasília, DF'],
  ['38400-100', 'Uberlândia, MG'],
])('%s is in %s', (zip, name) => {
  const place = placeOf(zip);
  expect(place && placeName(place)).toBe(name);
});

test.each(['01001-000', '', '7401', 'Goiânia'])('%j is in no city that we know', (zip) => {
  expect(placeOf(zip)).toBeUndefined();
});

test('the ranges ascend and never overlap', () => {
  const bounds = PLACES.flatMap((place) => place.slice(0, 2).map(Number));
  expect(bounds).toEqual([...bounds].sort((one, other) => one - other));
  expect(new Set(PLACES.map(([from]) => from)).size).toBe(PLACES.length);
});
