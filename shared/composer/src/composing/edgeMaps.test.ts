import { expect, test } from 'vitest';
import type { EdgeConfiguration } from './edgeConfiguration.ts';
import { edgeMaps } from './edgeMaps.ts';

const configuration = (more: Partial<EdgeConfiguration>): EdgeConfiguration => ({
  redirects: {},
  origin: 'https://site.example',
  patterns: [],
  scripts: [],
  styles: [],
  connect: [],
  monitor: '',
  ...more,
});

test('hash buckets hold the longest source of a redirect', () => {
  expect(edgeMaps(configuration({}))).toMatch(/^map_hash_bucket_size 64;\n/);
  // `/pages` + 301 characters + `.html` is a key of 312.
  const redirects = { [`/${'a'.repeat(300)}`]: '/sobre' };
  expect(edgeMaps(configuration({ redirects }))).toMatch(/^map_hash_bucket_size 336;\n/);
});

test('no word is longer than nginx reads, whatever the number of hashes', () => {
  const scripts = Array.from(
    { length: 300 },
    (_, index) => `sha256-${`${index}`.padEnd(43, 'a')}=`,
  );
  const maps = edgeMaps(configuration({ scripts }));
  const values = new Map(
    [...maps.matchAll(/map "" (\$\w+) \{\n {2}default "(.*)";/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
  for (const value of values.values()) expect(value.length).toBeLessThan(4096);
  const policy = values.get('$policy_scripts')?.replace(/\$\w+/g, (name) => values.get(name) ?? '');
  expect(policy).toBe(scripts.map((hash) => `'${hash}'`).join(' '));
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
