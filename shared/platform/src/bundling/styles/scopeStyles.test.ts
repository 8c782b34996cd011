import postcss from 'postcss';
import { expect, test } from 'vitest';
import { scopeStyles } from './scopeStyles.ts';

const JOBS = ':where([data-remote=mf-jobs] :not([data-shell],[data-shell] *))';

const scoped = async (app: string, css: string) =>
  (await postcss([scopeStyles(() => app)]).process(css, { from: undefined })).css;

/** Without the line ends and spaces that make no difference. */
const plain = (css: string) => css.replace(/\s*([{};])\s*/g, '$1').replaceAll(';}', '}');

test.each([
  ['a rule', '.hidden{display:none}', '.hidden&{display:none}'],
  ['a rule on the document itself', 'body,:root{top:0}', 'body&,:root&{top:0}'],
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

test('a font that some documents alone have stays theirs', async () => {
  const css = '@media print{@font-face{font-family:a}}';
  expect(plain(await scoped('shell', css))).toBe(css);
});

test('a utility of the shell does not reach into a remote, but for what the shell put there', async () => {
  expect(plain(await scoped('shell', '@layer utilities{.p-4{padding:1rem}}'))).toBe(
    ':where(:not([data-remote]:not([data-remote=shell]) :not([data-shell],[data-shell] *))){@layer utilities{.p-4&{padding:1rem}}}',
  );
});

test('the reset of the shell holds for every page', async () => {
  expect(await scoped('shell', '@layer base{*{margin:0}}')).toBe('@layer base{*{margin:0}}');
});
