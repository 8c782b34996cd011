import { expect, test } from 'vitest';
import { lowestPrice, moneyAmount, statedAmount } from './money.ts';

test('a price as shown is read as a number', () => {
  expect(moneyAmount('R$ 150,00')).toBe(150);
  expect(moneyAmount('R$ 250')).toBe(250);
  expect(moneyAmount('R$ 1.150,90')).toBe(1150.9);
});

test('an amount keeps the decimals that its price is shown with', () => {
  expect(statedAmount('R$ 1.150,00')).toBe('1150.00');
  expect(statedAmount('R$ 250')).toBe('250');
});

test('the lowest price is the smallest amount, and stays as it is written', () => {
  expect(lowestPrice(['R$ 1.150,00', 'R$ 150,00', 'R$ 90', 'R$ 290,00'])).toBe('R$ 90');
});
