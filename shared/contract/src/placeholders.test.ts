import { expect, test } from 'vitest';
import { fillPlaceholders, placeholderOf, withoutParts } from './placeholders.ts';

const DOCUMENT = `<head>${placeholderOf('head')}</head>${placeholderOf('header')}<h1>A</h1>${placeholderOf('footer')}`;

test('the shell’s parts stand where the document leaves room for them', () => {
  const parts = { head: '<meta>', header: '<main>', footer: '</main>' };
  expect(fillPlaceholders(DOCUMENT, parts)).toBe('<head><meta></head><main><h1>A</h1></main>');
});

test('without them the page alone is left', () => {
  expect(withoutParts(DOCUMENT)).toBe('<head></head><h1>A</h1>');
});

test('what looks like a replacement pattern is put in as it is', () => {
  const parts = { head: "$& $1 $'", header: '', footer: '' };
  expect(fillPlaceholders(placeholderOf('head'), parts)).toBe("$& $1 $'");
});

test('a page with a bar at the lower edge says so at its very beginning', () => {
  const page = `<html lang="pt-BR">${DOCUMENT}<p data-bottom-bar=""></p></html>`;
  expect(withoutParts(page)).toMatch(/^<html data-has-bottom-bar lang="pt-BR">/);
  expect(withoutParts(page.replace('data-bottom-bar', 'data-x'))).toMatch(/^<html lang/);
});
