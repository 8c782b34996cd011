import { expect, test } from 'vitest';
import { readablePhone } from './readablePhone.ts';

test('a Brazilian number is shown as it is dialled at home', () => {
  expect(readablePhone('5562904127358')).toBe('(62) 90412-7358');
  expect(readablePhone('556232000000')).toBe('(62) 3200-0000');
});

test('a number from abroad keeps its country code', () => {
  expect(readablePhone('351210000000')).toBe('+351210000000');
});
