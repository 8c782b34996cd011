import { expect, test } from 'vitest';
import { goodRemote } from '../../testing/fixture.ts';
import { checkStylesheet } from './checkStylesheet.ts';

const { manifest } = goodRemote();
const check = (css: string) => checkStylesheet(manifest, 'assets/styles.css', css);
const INSIDE = ':where([data-remote=mf-novo] :not([data-shell],[data-shell] *))';

/** What names something in the whole document. */
function globals(name: string) {
  const all = {
    '@keyframes': `@keyframes ${name}{from{top:0}}`,
    '@-webkit-keyframes': `@-webkit-keyframes "${name}"{from{top:0}}`,
    '@property': `@property --${name}{syntax:"*";inherits:true}`,
    '@layer': `@layer ${name}.a,${name}.b;`,
    'a @layer with rules': `@layer ${name}{${INSIDE}{.a&{top:0}}}`,
    '@counter-style': `@counter-style ${name}{suffix:" "}`,
    '@position-try': `@position-try --${name}{top:0}`,
    '@font-face': `@font-face{src:url(/a);font-family:"${name}"}`,
    'view-transition-name': `${INSIDE}{.a&{view-transition-name:${name}}}`,
    'anchor-name': `${INSIDE}{.a&{ANCHOR-name:--${name}}}`,
  };
  return Object.entries(all).map(([what, css]) => ({ what, css }));
}

test.each([
  [
    'one rule around all',
    `${INSIDE}{@layer mf-novo_x{.a&,.b .c&::before{top:0}@media print{&{top:0}}}}`,
  ],
  ['the scope behind each selector, as kits before wrote it', `.a${INSIDE}::after,p${INSIDE}{}`],
  ['selectors that a minifier put together', `:is(.a:has(+ .b)${INSIDE},.c${INSIDE}):hover{}`],
  [
    'rules in rules',
    `${INSIDE}{.a&{&:hover{top:0}.b{top:0}> .c{top:0}p&{top:0}[d]&{top:0}--x:{a}}}`,
  ],
  ['a text over two lines, which ends at the first', `${INSIDE}{.a&{content:"\n}.b&{top:0}}`],
  ...globals('mf-novo_spin').map(({ what, css }) => [`a name of its own for ${what}`, css]),
])('a stylesheet may hold %s', (_, css) => {
  expect(check(css)).toEqual([]);
});

test.each([
  ['body', 'body{margin:0}'],
  ['.b', `.a${INSIDE},.b{top:0}`],
  ['html', `@media print{html{top:0}}`],
  ['html:has(&)', `${INSIDE}{html:has(&){top:0}}`],
  ['+.a', `${INSIDE}{+ .a{top:0}}`],
  ['&~.a', `${INSIDE}{& ~ .a{top:0}}`],
  [':where([data-remote=mf-novo]~*)', ':where([data-remote=mf-novo] ~ *){top:0}'],
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

test.each([...globals('spin'), ...globals('mf-novo-outro_spin')])(
  '$css, a name of $what that is not the remote’s, is refused',
  ({ css }) => {
    expect(check(css)[0]?.message).toMatch(
      /names .*spin.* in the whole document|spin in the whole/,
    );
  },
);

test.each([
  ['@import "/mf-novo/files/fora.css";'],
  ['@i\\6dport "/mf-novo/files/fora.css";'],
  ['@page{size:1cm 1cm}'],
  ['@view-transition{navigation:auto}'],
  ['@namespace svg url(http://www.w3.org/2000/svg);'],
  ['@font-feature-values Inter{@styleset{a:1}}'],
  ['@future{.a{top:0}}'],
])('%s acts on the whole document, and is refused', (css) => {
  expect(check(css)[0]?.message).toContain('acts on the whole document');
});

test.each([
  [
    'a text that ends at its line, and a rule after it',
    `${INSIDE}{content:"\n}header{top:0}a{content:"}`,
  ],
  ['a bracket too many', `${INSIDE}{.a&{top:0}}}header{top:0}`],
  ['a block in brackets, and a rule after it', `${INSIDE}{html:has(&):is(a{b);c},*){top:0}}`],
  ['a comment of HTML', '<!-- header{top:0} -->'],
  ['a list with nothing in it', `${INSIDE}{:is(.a,)&{top:0}}`],
])('%s is read as browsers read it, and refused', (_, css) => {
  expect(check(css)).toHaveLength(1);
});

test('what is no stylesheet is refused with the reason', () => {
  expect(check('.a{b c}')[0]?.message).toBe('it is no stylesheet: Colon is expected');
});
