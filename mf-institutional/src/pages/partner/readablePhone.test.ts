import { expect, test } from 'vitest';
import { readablePhone } from './readablePhone.ts';

test.each([
  ['5562904127358', '(62) 90412-7358'],
  ['556232000000', '(62) 3200-0000'],
  ['351210000000', '+351210000000'],
])('%s is shown as it is dialled in Brazil: %s', (number, shown) => {
  expect(readablePhone(number)).toBe(shown);
});
