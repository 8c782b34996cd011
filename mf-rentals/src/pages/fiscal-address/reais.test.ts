import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_CENTAVOS, parseReais } from './reais.ts';

const amount = fc.integer({ min: 1, max: MAX_CENTAVOS });

/** All the ways in which one amount may be typed. */
function spellings(centavos: number): string[] {
  const whole = String(Math.floor(centavos / 100));
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  const cents = String(centavos % 100).padStart(2, '0');
  const ends = [`,${cents}`];
  if (whole.length > 2) ends.push(`.${cents}`);
  if (cents === '00') ends.push('');
  if (cents.endsWith('0')) ends.push(`,${cents[0]}`);
  const plain = [whole, grouped].flatMap((start) => ends.map((end) => start + end));
  return plain.flatMap((text) => [
    text,
    `R$ ${text}`,
    `R$${text}`,
    `r$ ${text}`,
    `  ${text} `,
    `R$\u00a0${text}`,
  ]);
}

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['abc', 'unreadable'],
  ['-3500', 'unreadable'],
  ['3.50', 'unreadable'],
  ['3.5000', 'unreadable'],
  ['35.00,00', 'unreadable'],
  ['3,500', 'unreadable'],
  ['1e5', 'unreadable'],
  ['0', 'zero'],
  ['0,00', 'zero'],
  ['1.000.000,01', 'tooMuch'],
  ['9'.repeat(400), 'tooMuch'],
])('%j is refused as %s', (text, problem) => {
  expect(parseReais(text)).toEqual({ problem });
});

test('every amount is read back, however it is typed', () => {
  fc.assert(
    fc.property(amount, (centavos) => {
      for (const text of spellings(centavos)) expect(parseReais(text), text).toEqual({ centavos });
    }),
  );
});

test('no input at all breaks it: it is an amount within the limits or refused', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.,R$ -]*$/)), (text) => {
      const parsed = parseReais(text);
      if ('problem' in parsed) return;
      expect(Number.isInteger(parsed.centavos)).toBe(true);
      expect(parsed.centavos).toBeGreaterThan(0);
      expect(parsed.centavos).toBeLessThanOrEqual(MAX_CENTAVOS);
    }),
  );
});
