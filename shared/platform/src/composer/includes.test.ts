import { includeOf, PARTS } from '@site/contract/includes.ts';
import { expect, test } from 'vitest';
import { composePage, composeRemotes, rawPage, remotesTemplate } from './includes.ts';

const document = PARTS.map(includeOf).join('|');
const parts = { head: 'H', header: '<main>$&', footer: '</main>' };

test('includes are replaced by the parts, letter by letter', () => {
  expect(composePage(document, parts)).toBe('H|<main>$&|</main>');
});

test('the raw document has no parts of the shell', () => {
  expect(rawPage(document)).toBe('||');
});

test('the list of remotes is JSON with every manifest', () => {
  const text = composeRemotes(
    remotesTemplate(['mf-jobs', 'mf-rentals']),
    (name) => `{"name":"${name}"}`,
  );
  expect(JSON.parse(text)).toEqual([{ name: 'mf-jobs' }, { name: 'mf-rentals' }]);
});
