import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PARAM_ECHO } from '@site/contract/includes.ts';
import { beforeAll, expect, test } from 'vitest';
import { findPage } from './findPage.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const site = join(folder, 'site');

beforeAll(() => {
  mkdirSync(join(site, 'blog/post'), { recursive: true });
  mkdirSync(join(site, 'pages'), { recursive: true });
  writeFileSync(join(folder, 'secret.html'), 'secret');
  writeFileSync(join(site, 'index.html'), 'home');
  writeFileSync(join(site, 'sobre.html'), 'about');
  writeFileSync(join(site, 'pages/sobre.html'), 'raw about');
  writeFileSync(join(site, 'blog/_.html'), `category ${PARAM_ECHO.text}`);
  writeFileSync(join(site, 'blog/post/_.html'), `post ${PARAM_ECHO.url}`);
});

test.each([
  ['/', 'home'],
  ['/sobre', 'about'],
  ['/pages/sobre.html', 'raw about'],
  ['/blog/noticias', 'category noticias'],
  ['/blog/inova%C3%A7%C3%A3o', 'category inovação'],
  ['/blog/%3Cb%3E', 'category &lt;b&gt;'],
  ['/blog/post/a%20b', 'post a%20b'],
])('%s is answered by its document', (path, html) => {
  expect(findPage(site, path)).toBe(html);
});

test.each(['/nada', '/blog/post/a/b', '/..%2Fsecret', '/%2e%2e/secret', '/sobre.html', '/%ff'])(
  '%s is nobody’s',
  (path) => expect(findPage(site, path)).toBeUndefined(),
);
