import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { bareSelectors } from './bareSelectors.ts';

test('a selector without a class is found, and where its rule begins', () => {
  const css = `h1, .a h2, body > p {} *, ::before { --tw: 0 } .b { a { color: red } }
    @keyframes c { from { top: 0 } } [data-open] p {} @media print { h2 {} }`;
  expect(bareSelectors(parse(css))).toEqual([
    [0, 'h1'],
    [0, 'body > p'],
    [css.indexOf('h2 {}'), 'h2'],
  ]);
});
