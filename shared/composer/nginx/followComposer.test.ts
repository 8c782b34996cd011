import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
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
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'follow-'));
const source = join(folder, 'composer');
const store = join(folder, 'edge');
let daemon: ChildProcess;
let address = '';

/** The composer's store, as its pod serves it. */
beforeAll(async () => {
  mkdirSync(source);
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
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
  for (const [path, text] of Object.entries({ ...files, '../../status/status.json': '{}' })) {
    const file = join(source, 'generations', name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    utimesSync(file, text.length, text.length);
  }
  symlinkSync('../../status', join(source, 'generations', name, 'status'));
  symlinkSync(`generations/${name}`, join(source, 'next'));
  renameSync(join(source, 'next'), join(source, 'site'));
}

/** Follows the composer until an edge has a whole site. */
function follow(SOURCE = address): string {
  const script = join(import.meta.dirname, 'follow-composer.sh');
  const env = { ...process.env, SOURCE, STORE: store };
  return spawnSync('sh', [script, 'once'], { env, encoding: 'utf8', timeout: 20_000 }).stdout;
}

const here = (path: string) => join(store, 'site', path);
const textOf = (path: string) => readFileSync(here(path), 'utf8');
const ASSET = { 'mf-jobs/assets/vagas.js': 'mf-jobs/assets/vagas.js' };
const KNOWN = { 'state/all-known': '' };

// One edge follows one composer through its days: each test has the generations of those before.
describe('an edge', { shuffle: false }, () => {
  test('an edge that was a folder before has what the composer has, down to the times that make tags', () => {
    mkdirSync(here('pages'), { recursive: true });
    writeFileSync(here('pages/antiga.html'), 'a folder');
    writeFileSync(join(source, 'overrides.json'), 'private');
    const own = { 'state/releases': 'private', 'releases/mf-jobs/a.manifest': 'private' };
    publish('1-a', { ...ASSET, ...KNOWN, ...own, 'pages/vagas.html': 'vagas' });
    follow();
    expect(textOf('pages/vagas.html')).toBe('vagas');
    expect(existsSync(here('pages/antiga.html'))).toBe(false);
    expect(textOf('../status/status.json')).toBe('{}');
    expect(statSync(here('mf-jobs/assets/vagas.js')).mtimeMs).toBe(23_000);
    for (const path of Object.keys(own)) expect(existsSync(here(path)), path).toBe(false);
    expect(spawnSync('rsync', [`${address}/overrides.json`, folder]).status).not.toBe(0);
  });

  test('a generation of the same sizes in the same second is another one, and what did not change is a link', () => {
    const { ino } = statSync(here('mf-jobs/assets/vagas.js'));
    publish('2-b', { ...ASSET, ...KNOWN, 'pages/sobre.html': 'sobre' });
    follow();
    expect(textOf('pages/sobre.html')).toBe('sobre');
    expect(existsSync(here('pages/vagas.html'))).toBe(false);
    expect(statSync(here('mf-jobs/assets/vagas.js')).ino).toBe(ino);
    publish('3-c', { ...ASSET, ...KNOWN, 'pages/sobre.html': 'SOBRE' });
    utimesSync(join(source, 'generations/3-c/pages/sobre.html'), 6, 6);
    follow();
    expect(textOf('pages/sobre.html')).toBe('SOBRE');
    expect(readdirSync(join(store, 'generations')).sort()).toEqual(['2-b', '3-c']);
  });

  test('a composer that lost its store changes nothing before it knows all publishers', () => {
    for (const part of ['site', 'generations'])
      rmSync(join(source, part), { recursive: true, force: true });
    publish('1-d', { 'pages/index.html': 'start' });
    follow();
    expect(readlinkSync(join(store, 'site'))).toBe('generations/3-c');
    publish('2-e', { ...KNOWN, 'pages/index.html': 'start' });
    follow();
    expect(textOf('pages/index.html')).toBe('start');
    expect(existsSync(here('pages/sobre.html'))).toBe(false);
  });

  test('a composer that is away, or of before, is said once, and nothing changes', () => {
    expect(follow(`${address}/nowhere`)).toContain('"event":"composer unreached"');
    rmSync(join(source, 'site'));
    mkdirSync(join(source, 'site/pages'), { recursive: true });
    expect(follow()).toContain('"event":"composer unreached"');
    expect(textOf('pages/index.html')).toBe('start');
  });
});
