import postcss from 'postcss';
import { expect, test } from 'vitest';
import { scopeStyles } from './scopeStyles.ts';

const JOBS = ':where([data-remote=mf-jobs] :not([data-shell],[data-shell] *))';

const scoped = async (app: string, css: string) =>
  (await postcss([scopeStyles(() => app)]).process(css, { from: undefined })).css;

test('a rule of a remote matches only inside its own container', async () => {
  expect(await scoped('mf-jobs', '.hidden{display:none}')).toBe(`.hidden${JOBS}{display:none}`);
});

test('a rule of a remote on the document itself matches nothing of the shell', async () => {
  expect(await scoped('mf-jobs', 'body,:root{color:red}')).toBe(
    `body${JOBS},:root${JOBS}{color:red}`,
  );
});

test('the scope stands before pseudo-elements', async () => {
  expect(await scoped('mf-jobs', '.a::before{color:red}')).toBe(`.a${JOBS}::before{color:red}`);
});

test('a utility of the shell does not reach into a remote, but for what the shell put there', async () => {
  expect(await scoped('shell', '@layer utilities{.p-4{padding:1rem}}')).toContain(
    '.p-4:where(:not([data-remote]:not([data-remote=shell]) :not([data-shell],[data-shell] *)))',
  );
});

test('the reset of the shell holds for every page', async () => {
  const css = '@layer base{*{margin:0}}';
  expect(await scoped('shell', css)).toBe(css);
});

test('a remote cannot smuggle a reset in by naming a layer', async () => {
  expect(await scoped('mf-jobs', '@layer base{*{margin:9px}}')).toContain('[data-remote=mf-jobs]');
});

test('steps of an animation and nested rules are left alone', async () => {
  const css = '@keyframes a{from{opacity:0}}';
  expect(await scoped('mf-jobs', css)).toBe(css);
  expect(await scoped('mf-jobs', '.a{&:hover{color:red}}')).toBe(`.a${JOBS}{&:hover{color:red}}`);
});
