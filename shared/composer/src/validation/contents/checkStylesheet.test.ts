import { expect, test } from 'vitest';
import { goodRemote } from '../../testing/fixture.ts';
import { checkStylesheet } from './checkStylesheet.ts';

const { manifest } = goodRemote();
const check = (css: string) => checkStylesheet(manifest, 'assets/styles.css', css);
const INSIDE = ':where([data-remote=mf-novo] :not([data-shell],[data-shell] *))';

test.each([
  ['one rule around all', `${INSIDE}{@layer x{.a&,.b .c&::before{top:0}@media print{&{top:0}}}}`],
  ['the scope behind each selector, as kits before wrote it', `.a${INSIDE}::after,p${INSIDE}{}`],
  ['selectors that a minifier put together', `:is(.a:has(+ .b)${INSIDE},.c${INSIDE}):hover{}`],
  ['rules in rules', `${INSIDE}{.a&{&:hover{top:0}.b{top:0}& > .c{top:0}}}`],
  ['animations, fonts and layers', '@layer a,b;@keyframes k{from{top:0}}@font-face{src:url(/a)}'],
])('a stylesheet may hold %s', (_, css) => {
  expect(check(css)).toEqual([]);
});

test.each([
  ['body', 'body{margin:0}'],
  ['.b', `.a${INSIDE},.b{top:0}`],
  ['html', `@media print{html{top:0}}`],
  ['html:has(&)', `${INSIDE}{html:has(&){top:0}}`],
  ['+ .a', `${INSIDE}{+ .a{top:0}}`],
  ['& ~ .a', `${INSIDE}{& ~ .a{top:0}}`],
  [':where([data-remote=mf-novo] ~ *)', ':where([data-remote=mf-novo] ~ *){top:0}'],
  [':where([data-remote=mf-velho] *)', ':where([data-remote=mf-velho] *){.a&{top:0}}'],
  [`:is(.a${INSIDE},.b)`, `:is(.a${INSIDE},.b){top:0}`],
  ['header', `header{${INSIDE}{top:0}}`],
])('%s, which reaches beyond the remote, is refused by name', (selector, css) => {
  expect(check(css)).toEqual([
    {
      publisher: 'mf-novo',
      file: 'assets/styles.css',
      rule: 'styles',
      message: `${selector} matches outside of [data-remote=mf-novo]: build it by the site's preset`,
    },
  ]);
});

test('what is no stylesheet is refused with the reason', () => {
  expect(check('.a{')[0]?.message).toMatch(/^it is no stylesheet: .*Unclosed block/);
});
