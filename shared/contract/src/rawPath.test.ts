import { expect, test } from 'vitest';
import { pageOfRaw, rawPath } from './rawPath.ts';

test.each([
  ['/', '/pages/index.html'],
  ['/sobre', '/pages/sobre.html'],
  ['/blog/post/ip%C3%AA', '/pages/blog/post/ip%C3%AA.html'],
])('the document of %s is fetched from %s, and back', (path, raw) => {
  expect(rawPath(path)).toBe(raw);
  expect(pageOfRaw(raw)).toBe(path);
});
