import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('values stand where a text has their names in braces', () => {
  expect(fill('{months} meses por {price}', { months: 24, price: 'R$ 90' })).toBe(
    '24 meses por R$ 90',
  );
});

test('a name without a value stays, so that it is seen', () => {
  expect(fill('{months} meses', {})).toBe('{months} meses');
});
