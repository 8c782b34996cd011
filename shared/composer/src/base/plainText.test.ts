import { expect, test } from 'vitest';
import { plainText } from './plainText.ts';

test.each([
  ['a password', 'GET http://ci:s3cret@next/mf-x failed', 'GET http://next/mf-x failed'],
  ['a signature', 'http://next/mf-x?sig=abc&x: 403', 'http://next/mf-x 403'],
  ['escape sequences', 'a\u001b[2Jb\u0007c\u202ed\r\ne', 'a [2Jb c d e'],
  ['half a character', 'a\ud800', 'a\ufffd'],
  ['a child’s whole output', 'x'.repeat(140_000), `${'x'.repeat(500)}…`],
])('%s does not reach log, status or terminal', (_, said, shown) => {
  expect(plainText(said)).toBe(shown);
});
