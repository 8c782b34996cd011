import { expect, test } from 'vitest';
import { includeOf, PARAM_ECHO, resolveParam } from './includes.ts';

test('an include names the part in the form nginx reads', () => {
  expect(includeOf('header')).toBe('<!--#include virtual="/shell/parts/header.html" -->');
});

test('the variable of a visited path is shown as text and kept percent-encoded in addresses', () => {
  const html = `<a href="/blog/${PARAM_ECHO.url}">${PARAM_ECHO.text}</a>`;
  const resolved = resolveParam(html, { text: 'ipê & cia', uri: 'ip%C3%AA%20%26%20cia' });
  expect(resolved).toBe('<a href="/blog/ip%C3%AA%20%26%20cia">ipê &amp; cia</a>');
});

test('a variable can neither end a tag nor an attribute', () => {
  const resolved = resolveParam(`${PARAM_ECHO.text}|${PARAM_ECHO.url}`, {
    text: '<script>"&',
    uri: '"><script>',
  });
  expect(resolved).toBe('&lt;script&gt;&quot;&amp;|&quot;&gt;&lt;script&gt;');
});

test('a variable that looks like a replacement pattern is taken literally', () => {
  expect(resolveParam(PARAM_ECHO.text, { text: '$&$1', uri: '' })).toBe('$&amp;$1');
});
