import postcss, { parse } from 'postcss';
import { expect, test } from 'vitest';
import { bareSelectors } from './bareSelectors.ts';
import { scopeStyles } from './scopeStyles.ts';

test('a selector without a class is found, as written and as the build has scoped it', () => {
  const css = `h1, .a h2, body > p {} *, ::before { --tw: 0 } .b { a { color: red } }
    @keyframes c { from { top: 0 } } [data-open] p {} @media print { h2 {} }`;
  const found = ['h1', 'body > p', 'h2'];
  expect(bareSelectors(parse(css))).toEqual(found);
  const scoped = postcss([scopeStyles(() => 'mf-x')]).process(css, { from: 'x.css' }).css;
  expect(scoped).toContain('[data-remote=mf-x]');
  expect(bareSelectors(parse(scoped))).toEqual(found);
});
