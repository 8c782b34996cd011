import { expect, test } from 'vitest';
import { includeOf, resolveSegment, SEGMENT_ECHO } from './includes.ts';

test('an include names the part in the form nginx reads', () => {
  expect(includeOf('header')).toBe('<!--#include virtual="/shell/parts/header.html" -->');
});

test('the segment of a visited path is shown as text and kept percent-encoded in addresses', () => {
  const html = `<a href="/blog/${SEGMENT_ECHO.url}">${SEGMENT_ECHO.text}</a>`;
  const resolved = resolveSegment(html, { text: 'ipê & cia', uri: 'ip%C3%AA%20%26%20cia' });
  expect(resolved).toBe('<a href="/blog/ip%C3%AA%20%26%20cia">ipê &amp; cia</a>');
});

test('a segment can neither end a tag nor an attribute', () => {
  const resolved = resolveSegment(`${SEGMENT_ECHO.text}|${SEGMENT_ECHO.url}`, {
    text: '<script>"&',
    uri: '"><script>',
  });
  expect(resolved).toBe('&lt;script&gt;&quot;&amp;|&quot;&gt;&lt;script&gt;');
});

test('a segment that looks like a replacement pattern is taken literally', () => {
  expect(resolveSegment(SEGMENT_ECHO.text, { text: '$&$1', uri: '' })).toBe('$&amp;$1');
});
