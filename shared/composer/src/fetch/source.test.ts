import type { RequestListener } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { serve } from '../testing/serve.ts';
import { openSource } from './source.ts';

const sourceOf = async (listener: RequestListener) => openSource(`${await serve(listener)}/mf-x`);

const LIMITS = { bytes: 10, milliseconds: 60_000 };

test.each<[string, RequestListener, string]>([
  [
    'another protocol',
    ({ socket }) =>
      socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'),
    'a.js came to an end without an answer',
  ],
  [
    'a redirect, which is not followed',
    (_, response) => response.writeHead(302, { location: '/etc' }).end(),
    'a.js answered with status 302',
  ],
  [
    'less than was promised',
    (_, response) => {
      response.writeHead(200, { 'content-length': 9 });
      response.write('x', () => response.destroy());
    },
    'aborted',
  ],
  [
    'an unknown encoding',
    (_, response) => response.writeHead(200, { 'content-encoding': 'zip' }).end('x'),
    'a.js came with Content-Encoding: zip',
  ],
  [
    'an encoding that is not kept',
    (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('plain'),
    'incorrect header check',
  ],
  [
    'too much once it is decoded',
    (_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(11))),
    'a.js is larger than 10 bytes',
  ],
])('%s is no file', async (_, listener, message) => {
  await expect((await sourceOf(listener)).read('a.js', LIMITS)).rejects.toThrow(message);
});

test('what never ends is given up after its time, and a publisher that is not there says so', async () => {
  const source = await sourceOf((_, response) => response.write('x'));
  await expect(source.read('a.js', { bytes: 10, milliseconds: 50 })).rejects.toThrow(
    'a.js did not come within 50 ms',
  );
  const missing = openSource('http://127.0.0.1:9/mf-x');
  await expect(missing.read('a.js', LIMITS)).rejects.toThrow('ECONNREFUSED');
});

test('a file that is as it was is not sent again', async () => {
  const source = await sourceOf((request, response) => {
    const isKnown = request.headers['if-none-match'] === '"1"';
    response.writeHead(isKnown ? 304 : 200, { etag: '"1"' }).end(isKnown ? undefined : 'x');
  });
  expect(await source.readChanged('a.js', LIMITS, '')).toMatchObject({ tag: '"1"' });
  expect(await source.readChanged('a.js', LIMITS, '"1"')).toBeUndefined();
  // At the first sight nothing is unchanged.
  const odd = await sourceOf((_, response) => response.writeHead(304).end());
  await expect(odd.readChanged('manifest.json', LIMITS, '')).rejects.toThrow('status 304');
});

const asIs = (text: string) => Buffer.from(text);

test.each([
  ['gzip', gzipSync],
  ['GZIP', gzipSync],
  ['x-gzip', gzipSync],
  ['aws-chunked,gzip', gzipSync],
  ['aws-chunked', asIs],
  ['', asIs],
  ['br', brotliCompressSync],
  ['deflate', deflateSync],
])(
  'a file that comes as “%s”, though nothing of the kind was asked for, is decoded',
  async (encoding, encode) => {
    const source = await sourceOf((_, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end(encode('inteiro'));
    });
    expect(String(await source.read('a.js', LIMITS))).toBe('inteiro');
  },
);

test('a query of the address, as of a signature, ends each address', async () => {
  const address = await serve((request, response) => response.end(request.url));
  const source = openSource(`${address}/mf-x?sig=1`);
  expect(String(await source.read('a.js', { ...LIMITS, bytes: 100 }))).toBe('/mf-x/a.js?sig=1');
  expect(source.label).toBe(`${address}/mf-x`);
});

test('a kept connection that was just closed is no error: the request is sent once more', async () => {
  let requests = 0;
  const source = await sourceOf((request, response) => {
    requests += 1;
    if (requests === 2) request.socket.destroy();
    else response.end('x');
  });
  for (let read = 0; read < 2; read += 1)
    expect(String(await source.read('a.js', LIMITS))).toBe('x');
  expect(requests).toBe(3);
});
