import { expect, test } from 'vitest';
import { edgeMaps } from './edgeMaps.ts';

test('maps hold old paths, where browsers report, and the longest source of a redirect', () => {
  const origin = 'https://site.example';
  expect(edgeMaps({ redirects: {}, origin, monitor: '' })).toMatch(/^map_hash_bucket_size 64;\n/);
  const redirects = { '/velho': '/novo', [`/pages/${'a'.repeat(300)}.html`]: '/pages/sobre.html' };
  const maps = edgeMaps({ redirects, origin, monitor: 'https://m.example/e?site=1' });
  expect(maps).toMatch(/^map_hash_bucket_size 336;\n/);
  expect(maps).toContain('/velho /novo;');
  expect(maps).toContain('"; report-uri https://m.example/e?site=1"');
});
