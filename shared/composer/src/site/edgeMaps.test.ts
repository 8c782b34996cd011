import { expect, test } from 'vitest';
import { type EdgeConfiguration, edgeMaps } from './edgeMaps.ts';

const configuration = (more: Partial<EdgeConfiguration>): EdgeConfiguration => ({
  redirects: {},
  origin: 'https://site.example',
  patterns: [],
  monitor: '',
  ...more,
});

test('hash buckets hold the longest source of a redirect', () => {
  expect(edgeMaps(configuration({}))).toMatch(/^map_hash_bucket_size 64;\n/);
  // `/pages` + 301 characters + `.html` is a key of 312.
  const redirects = { [`/${'a'.repeat(300)}`]: '/sobre' };
  expect(edgeMaps(configuration({ redirects }))).toMatch(/^map_hash_bucket_size 336;\n/);
});

test('each address of a pattern is named as its own canonical address', () => {
  expect(edgeMaps(configuration({ patterns: ['/blog/:category'] }))).toContain(
    `~^(?<own_path>/blog/[a-z0-9-]+)(\\?|$) '<https://site.example$own_path>; rel="canonical"';`,
  );
});

test('an old path leads on, and browsers report what the policy kept out', () => {
  const maps = edgeMaps(
    configuration({ redirects: { '/velho': '/novo' }, monitor: 'https://m.example/e?site=1' }),
  );
  expect(maps).toContain('/velho /novo;');
  expect(maps).toContain('"; report-uri https://m.example/e?site=1"');
});
