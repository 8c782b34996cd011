import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { bareSelectors } from './bareSelectors.ts';

test('a selector without a class is found, also where the build has scoped it', () => {
  const css = `h1, .a h2, body > p:where([data-remote=mf-x] :not([data-shell])) {}
    *, ::before { --tw: 0 } .b { a { color: red } }
    @keyframes c { from { top: 0 } }
    [data-open] p {}`;
  expect(bareSelectors(parse(css))).toEqual(['h1', 'body > p']);
});
