import { expect, test } from 'vitest';
import {
  documentFile,
  isPattern,
  isReserved,
  matches,
  pageOfRaw,
  paramOf,
  parentOf,
  rawPath,
} from './paths.ts';

test.each([
  ['/', 'index.html', false],
  ['/sobre', 'sobre.html', false],
  ['/blog/post', 'blog/post.html', false],
  ['/blog/:category', 'blog/_.html', true],
])('the document of %s is %s', (path, file, pattern) => {
  expect(documentFile(path)).toBe(file);
  expect(isPattern(path)).toBe(pattern);
});

test.each([
  ['/sobre', '/sobre', true],
  ['/sobre', '/sobre/', false],
  ['/blog/:category', '/blog/noticias', true],
  ['/blog/:category', '/blog/', false],
  ['/blog/:category', '/blog', false],
  ['/blog/:category', '/blog/a/b', false],
  ['/blog/:category', '/blog/Inova%C3%A7%C3%A3o', true],
  ['/blog/post/:slug', '/blog/post/um_post', true],
  ['/blog/:category', '/blogs/noticias', false],
])('%s claims %s: %s', (claimed, pathname, expected) => {
  expect(matches(claimed, pathname)).toBe(expected);
});

test('the variable of a pattern is what stands in its place', () => {
  expect(paramOf('/blog/:category', '/blog/noticias-2026')).toBe('noticias-2026');
  expect(paramOf('/blog/post/:slug', '/blog/noticias')).toBe('');
  expect(paramOf('/sobre', '/sobre')).toBe('');
  expect(parentOf('/blog/:category')).toBe('/blog');
});

test.each([
  [
    'kept for the shell and the edge',
    true,
    '/index /400 /404 /503 /status /metrics /health /busca /pages /shell/a',
  ],
  ['anybody’s', false, '/ /sobre /paginas /indexar /mfx /blog/shell'],
])('a path may be %s', (_, expected, paths) => {
  for (const path of paths.split(' ')) expect(isReserved(path), path).toBe(expected);
});

test.each(['/', '/sobre', '/blog/noticias'])('%s is found again from its raw address', (path) => {
  expect(pageOfRaw(rawPath(path))).toBe(path);
});
