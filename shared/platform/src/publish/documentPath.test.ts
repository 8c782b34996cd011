import { expect, test } from 'vitest';
import { documentFile } from './documentPath.ts';

test.each([
  ['/', 'index.html'],
  ['/sobre', 'sobre.html'],
  ['/blog/:category', 'blog/_.html'],
  ['/blog/post/:slug', 'blog/post/_.html'],
])('%s is published as %s', (path, file) => {
  expect(documentFile(path)).toBe(file);
});
