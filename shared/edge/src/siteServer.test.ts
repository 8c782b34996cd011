import { renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, writeFiles } from '@site/composer/testing/folders.ts';
import { serve } from '@site/composer/testing/serve.ts';
import { beforeAll, expect, test } from 'vitest';
import { siteListener } from './siteServer.ts';

let address = '';

beforeAll(async () => {
  const site = join(temporaryFolder(), 'site');
  const configuration = { origin: 'https://site.example', redirects: {}, monitor: '' };
  const files = {
    'state/edge.json': JSON.stringify(configuration),
    'status/status.txt': 'tudo bem',
    'state/all-known': '',
    'pages/novo.html': 'Novo',
    'pages/novo.html.br': 'comprimido',
    'pages/blog/_.html': 'Um nome',
    'gone/pages/fechada.html': 'Fechada',
    'waiting/pages/logo.html': '',
    'errors/503.html': 'Já volta',
    'root/feed.xml': 'Novas',
    'mf-a/assets/a.js': 'a',
    'mf-a/files/a.pdf': 'Guia',
    'mf-a/assets/a.mp4': '0123456789',
  };
  writeFiles(site, Object.entries(files));
  const backend = async () => Response.json([{ id: 1 }], { headers: { 'set-cookie': 'a=1' } });
  address = await serve(siteListener(site, backend));
});

const ask = (path: string, headers = {}) =>
  fetch(address + path, {
    headers: { 'accept-encoding': 'identity', ...headers },
    redirect: 'manual',
  });

// Every other kind of address is held by one table over this server and the edge (hostile-requests.spec.ts).
test.each([
  ['/fechada', 410, 'Fechada'],
  ['/logo', 503, 'Já volta'],
  ['/feed.xml', 200, 'Novas'],
])('%s is answered with %i and %s, as the edge does', async (path, status, text) => {
  const answer = await ask(path);
  expect([answer.status, await answer.text()]).toEqual([status, text]);
});

test('the headers are those of the edge’s configuration', async () => {
  const { headers } = await ask('/blog/economia');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('link')).toBe('<https://site.example/blog/economia>; rel="canonical"');
  expect(headers.get('cache-control')).toBe('no-cache');
  const asset = (await ask('/mf-a/assets/a.js')).headers;
  expect(asset.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(asset.has('content-security-policy')).toBe(false);
  // It may change under its name.
  expect((await ask('/mf-a/files/a.pdf')).headers.get('cache-control')).toBe('no-cache');
  expect((await ask('/logo')).headers.get('retry-after')).toBe('30');
});

test('a video comes in part, as the browser asks', async () => {
  const part = await ask('/mf-a/assets/a.mp4', { range: 'bytes=2-4' });
  expect([part.status, await part.text()]).toEqual([206, '234']);
});

test('what the backend says comes without its cookies', async () => {
  const answer = await ask('/rest/v1/jobs?select=*&type=eq.job_offer&order=created_at.desc');
  expect(await answer.json()).toEqual([{ id: 1 }]);
  expect(answer.headers.has('set-cookie')).toBe(false);
});

test.each([
  ['gzip, br', 'br'],
  ['br;q=0.5, gzip;q=0.4', 'br'],
  ['br;q=0, gzip', null],
  ['br ; q=0.000', null],
  ['BR', 'br'],
  ['abr', null],
])('a browser that takes %j gets the encoding %j', async (accepted, encoding) => {
  const headers = { 'accept-encoding': accepted };
  const answer = await fetch(`${address}/novo`, { method: 'HEAD', headers });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
});

test('the status is this machine’s alone, and no proxy’s', async () => {
  expect(await (await ask('/status')).text()).toBe('tudo bem');
  expect((await ask('/status', { 'x-forwarded-for': '192.0.2.1' })).status).toBe(404);
});

test('a request is answered by one generation, also while the next one becomes the site', async () => {
  const store = temporaryFolder();
  const link = join(store, 'site');
  for (const text of ['Novo', 'Mais novo']) {
    writeFiles(store, [[`${text}/pages/novo.html`, text]]);
    symlinkSync(text, `${link}.${text}`);
  }
  renameSync(`${link}.Novo`, link);
  const answer = siteListener(link, async () => Response.json([]));
  const moving = await serve((request, response) => {
    void answer(request, response);
    renameSync(`${link}.Mais novo`, link);
  });
  expect(await (await fetch(`${moving}/novo`)).text()).toBe('Novo');
});
