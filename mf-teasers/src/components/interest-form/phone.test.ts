import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPhone, maskPhone } from './phone.ts';

test.each([
  ['6', '6'],
  ['62', '62'],
  ['629', '(62) 9'],
  ['62999999', '(62) 99999-9'],
  ['62999999999', '(62) 99999-9999'],
  ['6232001234', '(62) 3200-1234'],
  ['62 99999.9999', '(62) 99999-9999'],
  ['+351 912 345 678', '+351 912 345 678'],
  ['+55 62 99999-9999', '+55 62 99999-9999'],
  ['062 99999-9999', '062 99999-9999'],
  ['629999999999', '629999999999'],
  ['ramal 12', 'ramal 12'],
])('%j is shown as %j while it is typed', (typed, shown) => {
  expect(maskPhone(typed)).toBe(shown);
});

test.each([
  '(62) 99999-9999',
  '62 99999 9999',
  '62999999999',
  '(62) 3200-1234',
  '+55 62 99999-9999',
  '5562999999999',
  '062 99999-9999',
  '(0 62) 99999-9999',
  '+351 912 345 678',
  '+1 (212) 555-0100',
])('%j is right', (phone) => {
  expect(isPhone(phone)).toBe(true);
});

test.each([
  '',
  '99999-9999',
  '62 9999',
  '(62) 9999-9999',
  '(00) 99999-9999',
  '0800 123 4567',
  '+55',
])('%j is not a number one can be reached at', (phone) => {
  expect(isPhone(phone)).toBe(false);
});

test('masking loses no digit, masks once, and never makes a right number wrong', () => {
  const typed = fc.oneof(fc.stringMatching(/^[\d() +-]{0,20}$/), fc.string());
  fc.assert(
    fc.property(typed, (text) => {
      const masked = maskPhone(text);
      expect(masked.replace(/\D/g, '')).toBe(text.replace(/\D/g, ''));
      expect(maskPhone(masked)).toBe(masked);
      if (isPhone(text)) expect(isPhone(masked)).toBe(true);
    }),
  );
});
