import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'follow-'));
const source = join(folder, 'composer');
const store = join(folder, 'edge');

/** Puts a file into the composer's store; its time follows from its content there. */
function put(path: string, text: string, seconds = text.length): void {
  const file = join(source, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  utimesSync(file, seconds, seconds);
}

/** Follows the composer until its files were copied once. */
function follow(): string {
  const script = join(import.meta.dirname, 'follow-composer.sh');
  const env = { ...process.env, SOURCE: source, STORE: store };
  return spawnSync('sh', [script, 'once'], { env, encoding: 'utf8' }).stdout;
}

const here = (path: string) => join(store, 'site', path);

test('an edge on another machine has what the composer has, down to the times that make tags', () => {
  put('published.json', '{"pages/vagas.html":1}');
  put('state.json', 'private');
  for (const path of ['pages/vagas.html', 'mf-jobs/assets/vagas.js', 'state/all-known'])
    put(`site/${path}`, path);
  put('site/status/status.json', '{}');
  follow();
  expect(readFileSync(here('pages/vagas.html'), 'utf8')).toBe('pages/vagas.html');
  expect(statSync(here('mf-jobs/assets/vagas.js')).mtimeMs).toBe(23_000);
  expect(existsSync(join(store, 'state.json'))).toBe(false);
});

test('what the composer replaces and removes is replaced and removed', () => {
  put('published.json', '{"pages/sobre.html":1}', 100);
  put('site/pages/sobre.html', 'new');
  rmSync(join(source, 'site/pages/vagas.html'));
  follow();
  expect(readFileSync(here('pages/sobre.html'), 'utf8')).toBe('new');
  expect(existsSync(here('pages/vagas.html'))).toBe(false);
});

test('a composer that lost its store takes no page away before it knows all publishers', () => {
  rmSync(join(source, 'site'), { recursive: true });
  put('published.json', '{}', 200);
  put('site/pages/index.html', 'start');
  put('site/status/status.json', '{}');
  follow();
  expect(readFileSync(here('pages/index.html'), 'utf8')).toBe('start');
  expect(readFileSync(here('pages/sobre.html'), 'utf8')).toBe('new');
});

test('a composer that is away is said once, and nothing changes', () => {
  rmSync(source, { recursive: true });
  expect(follow()).toContain('"event":"composer unreached"');
  expect(readFileSync(here('pages/sobre.html'), 'utf8')).toBe('new');
});
