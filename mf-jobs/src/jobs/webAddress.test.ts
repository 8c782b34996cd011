import fc from 'fast-check';
import { expect, test } from 'vitest';
import { webAddress } from './webAddress.ts';

test.each([
  ['https://a.example/vaga.pdf', 'https://a.example/vaga.pdf'],
  ['HTTP://A.example', 'http://a.example/'],
  ['/documentos/vaga.pdf?v=1#p2', '/documentos/vaga.pdf?v=1#p2'],
])('%s is a link', (text, address) => {
  expect(webAddress(text)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'vaga.pdf',
  'https://',
  '',
])('%j is no link', (text) => {
  expect(webAddress(text)).toBe('');
});

test('whatever the text, the address stays http(s), and a path stays on this site', () => {
  const slashes = fc.string({ unit: fc.constantFrom('/', '\\', '\t', 'a', '.', ':', '@', '?') });
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), slashes, fc.webUrl()), (text) => {
      const address = webAddress(text);
      if (address === '') return;
      const url = new URL(address, 'https://site.example');
      expect(['http:', 'https:']).toContain(url.protocol);
      if (text.startsWith('/')) expect(url.origin).toBe('https://site.example');
    }),
    { numRuns: 1000 },
  );
});
