import { expect, test } from 'vitest';
import { type EdgeConfiguration, edgeMaps } from './edgeMaps.ts';

const configuration = (more: Partial<EdgeConfiguration>): EdgeConfiguration => ({
  redirects: {},
  origin: 'https://site.example',
  monitor: '',
  ...more,
});

test('hash buckets hold the longest source of a redirect', () => {
  expect(edgeMaps(configuration({}))).toMatch(/^map_hash_bucket_size 64;\n/);
  const redirects = { [`/pages/${'a'.repeat(300)}.html`]: '/pages/sobre.html' };
  expect(edgeMaps(configuration({ redirects }))).toMatch(/^map_hash_bucket_size 336;\n/);
});

test('an old path leads on, and browsers report what the policy kept out', () => {
  const maps = edgeMaps(
    configuration({ redirects: { '/velho': '/novo' }, monitor: 'https://m.example/e?site=1' }),
  );
  expect(maps).toContain('/velho /novo;');
  expect(maps).toContain('"; report-uri https://m.example/e?site=1"');
});
