import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('values stand where a text has their names in braces; a name without one stays to be seen', () => {
  const text = '{months} meses por {price}';
  expect(fill(text, { months: 24, price: 'R$ 90' })).toBe('24 meses por R$ 90');
  expect(fill(text, { months: 24 })).toBe('24 meses por {price}');
});
