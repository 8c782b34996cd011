import postcss from 'postcss';
import { expect, test } from 'vitest';
import { privateNames } from './privateNames.ts';
import { scopeStyles } from './scopeStyles.ts';

const JOBS =
  ':where([data-remote=mf-jobs] :not([data-shell],[data-shell] *,[data-fragment]:not([data-remote=mf-jobs]),[data-fragment]:not([data-remote=mf-jobs]) *))';

const scoped = async (app: string, css: string) =>
  (await postcss([scopeStyles(() => app)]).process(css, { from: undefined })).css;

/** Without the line ends and spaces that make no difference. */
const plain = (css: string) => css.replace(/\s*([{};])\s*/g, '$1').replaceAll(';}', '}');

test.each([
  ['a rule', '.hidden{display:none}', '.hidden&{display:none}'],
  ['a rule on the body', 'body{top:0}', 'body&{top:0}'],
  ['a rule before a pseudo-element', '.a::before{top:0}', '.a&::before{top:0}'],
  ['a nested rule', '.a{&:hover{color:red}}', '.a&{&:hover{color:red}}'],
  ['a rule of a layer', '@layer base{*{top:0}}', '@layer base{*&{top:0}}'],
  ['a rule for some screens', '@media print{.a{top:0}}', '@media print{.a&{top:0}}'],
])('%s of a remote matches only inside its own container', async (_, css, expected) => {
  expect(plain(await scoped('mf-jobs', css))).toBe(`${JOBS}{${expected}}`);
});

test('steps of an animation stand outside, and rules keep their order', async () => {
  const css = '@layer x;@layer a{@keyframes k{from{top:0}}.a{top:0}}.b{top:0}@font-face{}.c{top:0}';
  expect(plain(await scoped('mf-jobs', css))).toBe(
    `@layer x;@keyframes k{from{top:0}}${JOBS}{@layer a{.a&{top:0}}.b&{top:0}}@font-face{}${JOBS}{.c&{top:0}}`,
  );
});

test.each([
  [
    'a font that some documents alone have stays theirs',
    '@media print{@font-face{font-family:a}}',
    '',
  ],
  ['the reset holds for every page', '@layer base{*{margin:0}}', ''],
  [
    'a utility does not reach into a remote, but for what the shell put there',
    '@layer utilities{.p-4{padding:1rem}}',
    ':where(:not([data-remote]:not([data-remote=shell]) :not([data-shell],[data-shell] *))){@layer utilities{.p-4&{padding:1rem}}}',
  ],
  [
    'a token holds for the document and for each fragment, whatever its page sets',
    '@layer theme{:root,:host{--a:1}}',
    '@layer theme{:root,:host,:where([data-fragment]){--a:1}}',
  ],
  [
    'a token of a theme does so, too',
    '@layer base{:root[dir=rtl]{--a:1}}',
    '@layer base{:root[dir=rtl],:root[dir=rtl] :where([data-fragment]){--a:1}}',
  ],
])('of the shell %s', async (_, css, expected) => {
  expect(plain(await scoped('shell', css))).toBe(expected || css);
});

test.each([
  [':root,:host{--a:1}', ':where([data-remote=mf-jobs]){--a:1}'],
  [
    '@layer theme{:root{--a:1}}',
    '@layer theme{:where([data-remote=mf-jobs]){--a:1}}@layer theme{}',
  ],
  [':root[dir=rtl]{--a:1}', ':root[dir=rtl] :where([data-remote=mf-jobs]){--a:1}'],
  [':root,.b{--a:1}', `:where([data-remote=mf-jobs]){--a:1}${JOBS}{.b&{--a:1}}`],
])(
  'what a remote says of the document, as by @theme, holds for its container: %s',
  async (css, own) => {
    expect(plain(await scoped('mf-jobs', css))).toBe(own);
  },
);

test.each([
  [
    '@keyframes bar{to{top:0}}.a{animation:bar 1s}:root{--animate-bar:bar 2s}',
    '@keyframes mf-jobs_bar{to{top:0}}.a{animation:mf-jobs_bar 1s}:root{--animate-bar:mf-jobs_bar 2s}',
  ],
  [
    '@property --x{syntax:"*"}.a{--x:1;top:var(--x);left:var(--x-y)}',
    '@property --mf-jobs_x{syntax:"*"}.a{--mf-jobs_x:1;top:var(--mf-jobs_x);left:var(--x-y)}',
  ],
  [
    '@font-face{font-family:"A b"}.a{font:1rem A b,serif}',
    '@font-face{font-family:"mf-jobs_A b"}.a{font:1rem mf-jobs_A b,serif}',
  ],
  [
    '@counter-style c{system:fixed}.a{list-style:c}',
    '@counter-style mf-jobs_c{system:fixed}.a{list-style:mf-jobs_c}',
  ],
  [
    '@layer a,b.c;@layer a{@layer d{}}',
    '@layer mf-jobs_a,mf-jobs_b.c;@layer mf-jobs_a{@layer d{}}',
  ],
  ['.a{view-transition-name:t}', '.a{view-transition-name:mf-jobs_t}'],
  ['.a{animation:pulse 1s;font-family:Inter}', '.a{animation:pulse 1s;font-family:Inter}'],
])('a name that is global in a document is the remote’s own: %s', async (css, own) => {
  const { css: written } = await postcss([privateNames(() => 'mf-jobs')]).process(css, {
    from: undefined,
  });
  expect(plain(written)).toBe(own);
});
