import postcss from 'postcss';
import { expect, test } from 'vitest';
import { scopeStyles } from './scopeStyles.ts';

const JOBS = ':where([data-remote=mf-jobs] :not([data-shell],[data-shell] *))';

const scoped = async (app: string, css: string) =>
  (await postcss([scopeStyles(() => app)]).process(css, { from: undefined })).css;

test.each([
  ['a rule', '.hidden{display:none}', `.hidden${JOBS}{display:none}`],
  ['a rule on the document itself', 'body,:root{top:0}', `body${JOBS},:root${JOBS}{top:0}`],
  ['a rule before a pseudo-element', '.a::before{top:0}', `.a${JOBS}::before{top:0}`],
  ['a nested rule', '.a{&:hover{color:red}}', `.a${JOBS}{&:hover{color:red}}`],
  ['a reset that names a layer', '@layer base{*{top:0}}', `@layer base{*${JOBS}{top:0}}`],
])('%s of a remote matches only inside its own container', async (_, css, expected) => {
  expect(await scoped('mf-jobs', css)).toBe(expected);
});

test('a utility of the shell does not reach into a remote, but for what the shell put there', async () => {
  expect(await scoped('shell', '@layer utilities{.p-4{padding:1rem}}')).toContain(
    '.p-4:where(:not([data-remote]:not([data-remote=shell]) :not([data-shell],[data-shell] *)))',
  );
});

test.each([
  ['the reset of the shell holds for every page', 'shell', '@layer base{*{margin:0}}'],
  ['steps of an animation are left alone', 'mf-jobs', '@keyframes a{from{opacity:0}}'],
])('%s', async (_, app, css) => {
  expect(await scoped(app, css)).toBe(css);
});
