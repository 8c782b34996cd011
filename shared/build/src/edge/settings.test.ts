import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readHeaders, readRedirects } from './settings.ts';

test('the contact page redirects to the partner page', () => {
  expect(readRedirects()['/contato']).toBe('/seja-parceiro');
});

test('the policy allows the inline scripts of the head, and no others', () => {
  const hash = createHash('sha256').update('a()').digest('base64');
  const policy = readHeaders('<script>a()</script>')['Content-Security-Policy'];
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(readHeaders('')['Content-Security-Policy']).toContain("script-src 'self';");
});
