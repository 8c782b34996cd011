import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, writeFiles } from '@site/composer/testing/folders.ts';
import { freePort } from '@site/composer/testing/serve.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const folder = temporaryFolder();
const source = join(folder, 'composer');
const store = join(folder, 'edge');
/** Has a `sleep` that does not: half a minute is thirty looks. */
const bin = join(folder, 'bin');
let daemon: ChildProcess;
let address = '';

/** The composer's store, as its pod serves it. */
beforeAll(async () => {
  mkdirSync(source);
  mkdirSync(bin);
  writeFileSync(join(bin, 'sleep'), '#!/bin/sh\n', { mode: 0o755 });
  const port = await freePort();
  const text = readFileSync(join(import.meta.dirname, 'rsyncd.conf'), 'utf8');
  const file = join(folder, 'rsyncd.conf');
  writeFileSync(file, text.replace('path = /store', `path = ${source}`));
  const words = ['--daemon', '--no-detach', `--port=${port}`, `--config=${file}`];
  daemon = spawn('rsync', [...words, '--address=127.0.0.1'], { stdio: 'ignore' });
  address = `rsync://127.0.0.1:${port}/store`;
});
afterAll(() => void daemon.kill());

/** Publishes a generation of these files; their times follow from their content there. */
function publish(name: string, files: Record<string, string>): void {
  const generation = join(source, 'generations', name);
  const all = Object.entries({ ...files, 'status/status.json': name });
  writeFiles(generation, all);
  for (const [path, { length }] of all) utimesSync(join(generation, path), length, length);
  symlinkSync(`generations/${name}`, join(source, 'next'));
  renameSync(join(source, 'next'), join(source, 'site'));
}

/** Follows the composer until an edge has a whole site. */
function follow(SOURCE = address): string {
  const script = join(import.meta.dirname, 'follow-composer.sh');
  const env = { ...process.env, SOURCE, STORE: store, PATH: `${bin}:${process.env.PATH}` };
  const run = spawnSync('sh', [script, 'once'], { env, encoding: 'utf8', timeout: 100_000 });
  expect(run.error, 'its 100 seconds are over').toBeUndefined();
  return run.stdout;
}

const here = (path: string) => join(store, 'site', path);
const textOf = (path: string) => readFileSync(here(path), 'utf8');
const ASSET = { 'mf-jobs/assets/vagas.js': 'mf-jobs/assets/vagas.js' };
const BOTH = { 'state/all-known': '', 'state/with/shell': '', 'state/with/mf-jobs': '' };
const LOST = { 'state/with/shell': '', 'state/without/mf-jobs': '' };
const VACANCIES = { 'pages/vagas.html': 'vagas', 'pages/vagas.html.br': 'VAGAS' };

// One edge follows one composer through its days: each test has the generations of those before.
describe('an edge', { shuffle: false }, () => {
  test('has what the composer has, down to the times that make tags, and nothing private', () => {
    writeFileSync(join(source, 'overrides.json'), 'private');
    const own = { 'state/releases': 'private', 'releases/mf-jobs/a.manifest': 'private' };
    publish('1-a', { ...ASSET, ...BOTH, ...own, ...VACANCIES });
    follow();
    expect(textOf('pages/vagas.html')).toBe('vagas');
    expect(textOf('status/status.json')).toBe('1-a');
    writeFileSync(join(source, 'generations/1-a/status/status.json'), 'of its next poll');
    follow();
    expect(textOf('status/status.json')).toBe('of its next poll');
    expect(statSync(here('mf-jobs/assets/vagas.js')).mtimeMs).toBe(23_000);
    for (const path of Object.keys(own)) expect(existsSync(here(path)), path).toBe(false);
    for (const path of ['overrides.json', 'lock'])
      expect(spawnSync('rsync', [`${address}/${path}`, folder]).status, path).not.toBe(0);
  });

  test('without room for the next generation serves what it has, and its status says so', () => {
    writeFileSync(join(store, 'generations/next'), 'in the place of a folder');
    publish('2-a', { ...ASSET, ...BOTH });
    expect(follow()).toContain('"event":"composer unreached"');
    expect(textOf('status/status.json')).toBe('of its next poll');
    rmSync(join(store, 'generations/next'));
  });

  test('takes a generation of the same sizes in the same second as another one, and what did not change is a link', () => {
    const { ino } = statSync(here('mf-jobs/assets/vagas.js'));
    publish('2-b', { ...ASSET, ...BOTH, 'pages/sobre.html': 'sobre' });
    follow();
    expect(textOf('pages/sobre.html')).toBe('sobre');
    expect(existsSync(here('pages/vagas.html'))).toBe(false);
    expect(statSync(here('mf-jobs/assets/vagas.js')).ino).toBe(ino);
    publish('3-c', { ...ASSET, ...BOTH, ...VACANCIES, 'pages/sobre.html': 'SOBRE' });
    utimesSync(join(source, 'generations/3-c/pages/sobre.html'), 6, 6);
    follow();
    expect(textOf('pages/sobre.html')).toBe('SOBRE');
    expect(readdirSync(join(store, 'generations')).sort()).toEqual(['2-b', '3-c']);
  });

  test('copies no link that leaves its folder, and follows none of the composer', () => {
    symlinkSync('/etc/passwd', join(source, 'generations/3-c/pages/fora.html'));
    symlinkSync('../../../overrides.json', join(source, 'generations/3-c/pages/dentro.html'));
    publish('4-d', { ...ASSET, ...BOTH, ...VACANCIES, 'pages/sobre.html': 'SOBRE' });
    for (const target of ['generations/../..', 'generations/next', '/etc', 'generations/']) {
      rmSync(join(source, 'site'));
      symlinkSync(target, join(source, 'site'));
      expect(follow(), target).toContain('"event":"composer unreached"');
      expect(readlinkSync(join(store, 'site'))).toBe('generations/3-c');
    }
    publish('5-e', { ...ASSET, ...BOTH, ...VACANCIES });
    symlinkSync('/etc/passwd', join(source, 'generations/5-e/pages/fora.html'));
    follow();
    expect(readdirSync(here('pages')).sort()).toEqual(['vagas.html', 'vagas.html.br']);
  });

  test('keeps the pages that a composer lost with its store, until their publisher is back or off the list', () => {
    const lost = { ...LOST, 'waiting/pages/vagas.html': '', 'pages/vagas.html.gz': 'another' };
    rmSync(join(source, 'generations'), { recursive: true });
    for (const [name, start] of Object.entries({ '1-f': 'start', '2-g': 'next' })) {
      publish(name, { ...lost, 'pages/index.html': start });
      follow();
      expect(textOf('pages/index.html')).toBe(start);
      expect(textOf('pages/vagas.html') + textOf('pages/vagas.html.br')).toBe('vagasVAGAS');
      expect(textOf('mf-jobs/assets/vagas.js')).toBe(ASSET['mf-jobs/assets/vagas.js']);
    }
    publish('3-h', { 'state/with/shell': '', 'pages/index.html': 'start' });
    follow();
    expect(existsSync(here('pages/vagas.html'))).toBe(false);
  });

  test('that is new starts though a publisher never answers', () => {
    publish('4-i', { ...LOST, 'pages/index.html': 'new' });
    rmSync(store, { recursive: true });
    follow();
    expect(textOf('pages/index.html')).toBe('new');
  });
});
