import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { readHeaders, readRedirects } from './settings.ts';

afterEach(() => vi.unstubAllEnvs());

test('the contact page redirects to the partner page', () => {
  expect(readRedirects()['/contato']).toBe('/seja-parceiro');
});

test('the policy allows the inline scripts of the head, and no others', () => {
  const hash = createHash('sha256').update('a()').digest('base64');
  const policy = readHeaders('<script>a()</script>')['Content-Security-Policy'];
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(readHeaders('')['Content-Security-Policy']).toContain("script-src 'self';");
});

test('the policy lets errors reach the configured monitoring service, and nobody else', () => {
  vi.stubEnv('SITE_MONITOR_URL', 'https://monitor.example/errors?key=1');
  expect(readHeaders('')['Content-Security-Policy']).toContain(
    "connect-src 'self' https://monitor.example;",
  );
  vi.stubEnv('SITE_MONITOR_URL', '');
  expect(readHeaders('')['Content-Security-Policy']).toContain("connect-src 'self';");
});
