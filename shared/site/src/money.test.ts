import { expect, test } from 'vitest';
import { formatReais, groupThousands } from './money.ts';

test('numbers are grouped as the language does', () => {
  const format = new Intl.NumberFormat('pt-BR');
  for (let power = 1; power < 1e15; power *= 10)
    for (const count of [power - 1, power, power + 1, -power])
      expect(groupThousands(count)).toBe(format.format(count));
});

test('an amount has its thousands grouped, and centavos where there are some or a list shows them', () => {
  expect(formatReais(2160)).toBe('R$ 2.160');
  expect(formatReais(3500.5)).toBe('R$ 3.500,50');
  expect(formatReais(150, true)).toBe('R$ 150,00');
});
