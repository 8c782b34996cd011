import { expect, test } from 'vitest';
import { moneyAmount } from './money.ts';

test('a price as shown is read as a number', () => {
  expect(moneyAmount('R$ 150,00')).toBe(150);
  expect(moneyAmount('R$ 250')).toBe(250);
  expect(moneyAmount('R$ 1.150,90')).toBe(1150.9);
});
