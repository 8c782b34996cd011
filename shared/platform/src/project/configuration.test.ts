import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './apps.ts';

/* Holds the variables of docs/configuration.md against those that the sources read. */

const sources = execFileSync(
  'git',
  ['ls-files', '*.ts', '*.sh', '*.yml', '*Caddyfile', 'Dockerfile', '.env'],
  { cwd: ROOT, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file && existsSync(join(ROOT, file)) && !/^\.github\/|\.test\./.test(file));
const textOf = (paths: readonly string[]) =>
  paths.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
const all = textOf(sources);
/** The tests' own variables are said by their `--help`. */
const product = textOf(sources.filter((file) => !/^(?:e2e|bench)\/|\/testing\//.test(file)));
const configuration = readFileSync(join(ROOT, 'docs/configuration.md'), 'utf8');
const matches = (within: string, pattern: RegExp) =>
  [...within.matchAll(pattern)].map(([, match = '']) => match);

/** Where a variable of the environment is read, by the kind of source. */
const READS = [
  /\benv\.([A-Z][A-Z0-9_]+)/g,
  /\bvariables\.([A-Z_]+)/g,
  /^ {2}([A-Z][A-Z_]+): (?:z\b|row\()/gm, // schemas
  /\$\{([A-Z][A-Z0-9_]+):?[-+=?]/g, // shell scripts and docker compose
];
const DESTRUCTURED = /\{([\w, :]+)\} = (?:(?:process\.)?env|variables)/g;

/** What the project's own images and scripts set for each other, and what belongs to other programs. */
const INTERNAL =
  /^(?:NAME|ROOT|PREFIX|SITE|IF_INET6|RESOLV_CONF|SSL_CERT_FILE|NGINX_\w+|NODE_ENV|PATH|PG\w+|\w+_(?:FOLDER|OWNER)|CHROMIUM|VITEST|TZ|PUBLISHER)$/;

const rows = matches(configuration, /^\| (`[^|]+) \|/gm).join();
const documented = matches(rows, /`([A-Z][A-Z0-9_]*)`/g);

const readBy = (text: string) => [
  ...READS.flatMap((pattern) => matches(text, pattern)),
  ...matches(text, DESTRUCTURED).flatMap((names) => matches(names, /\b([A-Z][A-Z0-9_]+)\b/g)),
];

test('every variable of the documentation is read by a source', () => {
  expect(documented.length).toBeGreaterThan(40);
  const read = new Set(readBy(all));
  // The composer finds these by their prefix; docker compose reads the last one itself.
  const others = ['PUBLISHER_SHELL', 'COMPOSE_PROFILES'];
  expect(documented.filter((name) => !read.has(name) && !others.includes(name))).toEqual([]);
});

test('every variable that a source reads is in the documentation', () => {
  const missing = readBy(product).filter(
    (name) => !documented.includes(name) && !INTERNAL.test(name) && !name.endsWith('_VERSION'),
  );
  expect([...new Set(missing)].filter(Boolean)).toEqual([]);
});
