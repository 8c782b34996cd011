import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { readEnvironment } from './readEnvironment.ts';
import {
  anonymousKey,
  origin,
  SHELL_RULES,
  shellTable,
  variables,
  webAddress,
} from './variables.ts';

const jwt = (role: string) =>
  ['{"alg":"HS256"}', JSON.stringify({ role }), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

/** Of each rule: a value that it takes, and values that are another thing. A new variable needs its row. */
const VALUES: Record<string, [right: string, ...wrong: string[]]> = {
  PORT: ['8080', '0', '65536', '80a', '8080;'],
  STATUS_PORT: ['9100', '70000', 'http'],
  WORKERS: ['2', '0', 'two', '2;', '-1'],
  TRUSTED_PROXY: [
    '127.0.0.1, ::1 10.0.0.0/8',
    'proxy.example',
    '10.0.0.0/33',
    '10.0.0.300',
    '10.0.0.7;deny all',
    '::1\n;',
  ],
  STATUS_ALLOW: ['fd00::/8', '10.0.0.7 proxy'],
  RESOLVER: ['[::1]:53', 'dns.example', '::1'],
  BACKEND: [
    'http://postgrest:3000',
    'postgrest:3000',
    'http://a/?b',
    'http://a;/',
    'http://u:p@a/',
  ],
  SOCKET: ['/run/edge/edge.sock', 'edge.sock', '/run/a b'],
  SOURCE: ['rsync://composer:8730/store', 'composer::store'],
  NAME: ['mf-rentals', 'Rentals', 'mf-a b'],
  PUBLISHERS_AT: ['http://{name}:8080/{name}', '{name}:8080'],
  PUBLISHER: ['/site', 'mf-jobs:8080'],
  POLL_MS: ['500', '0', '60001', 'fast'],
  DATABASE_URL: [
    'postgresql://u:a#b@host/base',
    '"postgres://u@host/base"',
    'host=a user=b',
    'postgres://u:a?b@host/base',
  ],
  PGSSLMODE: ['verify-full', 'on'],
  'an origin': ['https://ipe.example', 'https://a/novo', 'https://a@ipe.example', 'https://a?b'],
  'an address': [
    'https://m.example/?a=b',
    'm.example',
    'https://a:b@m',
    'https://a/";',
    'https://a/#a',
  ],
};
/** A path, a host or a secret may be any text. */
const ANY = /FOLDER$|_FILE$|PASSWORD$|^(?:STORE|BUILD|PUBLISH|PUBLISHERS|PGHOST|PGSSLROOTCERT)$/;

const inShell = Object.entries(SHELL_RULES).map(([name, [pattern, expected]]) => {
  return [name, z.string().regex(new RegExp(`^(?:${pattern})$`), expected)] as const;
});
const rules: Record<string, z.ZodType> = {
  ...{ ...Object.fromEntries(inShell), ...variables },
  ...{ 'an origin': origin, 'an address': webAddress },
};

test.each(Object.keys(rules).filter((name) => !ANY.test(name)))(
  '%s takes what it is and nothing else; the error names variable, value and what is expected',
  (name) => {
    const rule = rules[name] ?? z.never();
    const [right, ...wrong] = VALUES[name] ?? [];
    expect(wrong.length, 'values in the table above').toBeGreaterThan(0);
    readEnvironment({ [name]: rule }, { [name]: right });
    const missing = `${name} is missing: expected`;
    expect(() => readEnvironment({ [name]: rule }, { [name]: '' })).toThrow(missing);
    for (const value of wrong)
      expect(() => readEnvironment({ [name]: rule }, { [name]: value }), value).toThrow(
        new RegExp(`${name} is ".*: expected \\w+`, 's'),
      );
  },
);

test.each(Object.keys(SHELL_RULES))('the scripts hold %s to the same rule', (name) => {
  const script = join(import.meta.dirname, '../../../edge/nginx/check-variables.sh');
  const own = join(tmpdir(), `reads-${name}.sh`);
  writeFileSync(own, `here=${join(script, '..')}; : \${${name}}; . "$here/check-variables.sh"`);
  const run = (value: string) =>
    spawnSync('sh', [own], { encoding: 'utf8', env: { PATH: process.env.PATH, [name]: value } });
  const [right = '', ...wrong] = VALUES[name] ?? [];
  expect(run(right)).toMatchObject({ stderr: '', status: 0 });
  for (const value of wrong) {
    const { stderr, status } = run(value);
    expect(stderr, value).toContain(
      `${name} is "${value}": expected ${SHELL_RULES[name as 'PORT'][1]}`,
    );
    expect(status).toBe(1);
  }
});

test('the table that the scripts read is written from the rules (`npx vitest run -u` writes it)', async () => {
  await expect(shellTable).toMatchFileSnapshot('../../../edge/nginx/variables.tsv');
});

describe('a key in a page', () => {
  test.each(['sb_publishable_local_and_public', jwt('anon')])('may be %s', (key) => {
    expect(anonymousKey.safeParse(key).success).toBe(true);
  });
  test.each(['sb_secret_0123456789', jwt('service_role'), jwt('postgres'), 'password', 'a.b.c'])(
    'may not be %s, which is not printed',
    (key) => {
      const read = () => readEnvironment({ KEY: anonymousKey }, { KEY: key });
      expect(read).toThrow(`KEY is "${key.slice(0, 4)}…" (${key.length} characters): expected`);
      expect(read).not.toThrow(key);
    },
  );
});

test('an origin and an address lose the slash at their end', () => {
  expect(origin.parse('https://Ipe.example/')).toBe('https://ipe.example');
  expect(webAddress.parse('https://m.example/e/?a=b')).toBe('https://m.example/e/?a=b');
});
