import { expect, test } from 'vitest';
import { formatReais } from './money.ts';

test('an amount has its thousands grouped, and centavos where there are some', () => {
  expect(formatReais(90)).toBe('R$ 90');
  expect(formatReais(2160)).toBe('R$ 2.160');
  expect(formatReais(3500.5)).toBe('R$ 3.500,50');
  expect(formatReais(1_000_000)).toBe('R$ 1.000.000');
});

test('a price list shows the centavos of whole amounts too', () => {
  expect(formatReais(150, true)).toBe('R$ 150,00');
});
