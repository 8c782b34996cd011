import { expect, test } from 'vitest';
import { fillPlaceholders, placeholderOf, withoutParts } from './placeholders.ts';

const DOCUMENT = `<head>${placeholderOf('head')}</head>${placeholderOf('header')}<h1>A</h1>${placeholderOf('footer')}`;

test('the shell’s parts stand where the document leaves room for them, as they are', () => {
  const parts = { head: "<meta>$& $1 $'", header: '<main>', footer: '</main>' };
  expect(fillPlaceholders(DOCUMENT, parts)).toBe(
    "<head><meta>$& $1 $'</head><main><h1>A</h1></main>",
  );
  expect(withoutParts(DOCUMENT)).toBe('<head></head><h1>A</h1>');
});

test('a page with a bar at the lower edge says so at its very beginning', () => {
  const page = `<html lang="pt-BR">${DOCUMENT}<p data-bottom-bar=""></p></html>`;
  expect(withoutParts(page)).toMatch(/^<html data-has-bottom-bar lang="pt-BR">/);
  expect(withoutParts(page.replace('data-bottom-bar', 'data-x'))).toMatch(/^<html lang/);
});

test('links of header and footer to the page of the document are marked as current', () => {
  const header = '<a href="/sobre">Sobre</a><a href="/sobre/equipe">Equipe</a>';
  const parts = { head: '<link href="/sobre">', header, footer: '<a class="x" href="/sobre">' };
  const page = `${DOCUMENT}<div data-remote="mf-x" data-page="/sobre"></div>`;
  expect(fillPlaceholders(page, parts)).toBe(
    '<head><link href="/sobre"></head><a href="/sobre" aria-current="page">Sobre</a><a href="/sobre/equipe">Equipe</a><h1>A</h1><a class="x" href="/sobre" aria-current="page"><div data-remote="mf-x" data-page="/sobre"></div>',
  );
});
