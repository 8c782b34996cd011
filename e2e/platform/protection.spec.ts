import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, test } from '@playwright/test';
import { APPS } from '@site/platform/project/apps.ts';
import { type OwnEdge, startOwnEdge } from '../support/ownEdge.ts';
import { rawRequest } from '../support/rawRequest.ts';
import { ownPorts } from '../support/sites.ts';

test.describe('the edge protects what is behind it, and itself', () => {
  test.describe.configure({ mode: 'serial' });
  let backend: Server;
  let seen: { url: string | undefined; method: string | undefined; headers: IncomingHttpHeaders }[];
  let isHung = false;
  let edge: OwnEdge;
  const LIST = '/rest/v1/jobs?select=*&type=eq.job_offer&order=created_at.desc';

  test.beforeAll(async () => {
    seen = [];
    backend = createServer((request, response) => {
      seen.push({ url: request.url, method: request.method, headers: request.headers });
      if (isHung) return;
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': 2,
        'set-cookie': 'a=1',
      });
      response.end('[]');
    });
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', () => resolve()));
    const { port } = backend.address() as AddressInfo;
    edge = await startOwnEdge(ownPorts(3), {
      backend: `http://127.0.0.1:${port}/`,
      without: [...APPS, 'composer'],
    });
  });
  test.afterAll(async () => {
    await edge?.stopAll();
    backend?.closeAllConnections();
    backend?.close();
  });

  test('nothing of the visitor’s reaches the backend but what is asked for', async () => {
    const { status, headers, body } = await rawRequest(edge.address, LIST, {
      headers: {
        Authorization: 'Bearer segredo',
        apikey: 'chave',
        Cookie: 'a=b',
        Range: '0-9',
        'X-Forwarded-For': '1.2.3.4',
        'Accept-Profile': 'auth',
        Prefer: 'count=exact',
        'User-Agent': 'Mozilla',
      },
    });
    expect([status, body]).toEqual([200, '[]']);
    expect(headers.has('set-cookie')).toBe(false);
    const [request] = seen;
    expect([request?.method, request?.url]).toEqual(['GET', LIST.replace('/rest/v1', '')]);
    const names = Object.keys(request?.headers ?? {}).sort();
    expect(names).toEqual(['accept', 'host']);
  });

  test('a backend that hangs or is gone is a short sentence in JSON', async () => {
    isHung = true;
    const hung = await rawRequest(edge.address, LIST);
    backend.closeAllConnections();
    await new Promise<void>((resolve) => backend.close(() => resolve()));
    const gone = await rawRequest(edge.address, LIST);
    for (const { status, headers, body } of [hung, gone]) {
      expect(status).toBe(503);
      expect(headers.get('content-type')).toContain('application/json');
      expect(JSON.parse(Buffer.from(body, 'latin1').toString())).toMatchObject({
        message: expect.stringContaining('não respondeu'),
      });
    }
  });

  test('a visitor who asks too much gets 429, and other visitors notice nothing', async () => {
    const from = (address: string, path: string) =>
      rawRequest(edge.address, path, { headers: { 'X-Forwarded-For': address } });
    const many = await Promise.all(Array.from({ length: 80 }, () => from('203.0.113.7', LIST)));
    const refused = many.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(20);
    expect(JSON.parse(Buffer.from(refused[0]?.body ?? '', 'latin1').toString())).toHaveProperty(
      'message',
    );
    expect((await from('203.0.113.8', LIST)).status).not.toBe(429);
    const pages = await Promise.all(
      Array.from({ length: 300 }, () => from('203.0.113.9', '/sobre')),
    );
    expect(pages.some(({ status }) => status === 429)).toBe(true);
    expect((await from('203.0.113.10', '/sobre')).status).toBe(503);
  });

  test('two thousand half-sent requests from one address refuse no visitor', async () => {
    test.setTimeout(120_000);
    const sockets: Socket[] = [];
    const { hostname, port } = new URL(edge.address);
    for (let index = 0; index < 2100; index += 1) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      socket.write('GET / HTTP/1.1\r\nHost: a');
      sockets.push(socket);
    }
    await Promise.all(
      sockets.map(
        (socket) =>
          new Promise<void>((resolve) => {
            if (!socket.connecting) resolve();
            socket.once('connect', () => resolve());
            socket.once('error', () => resolve());
          }),
      ),
    );
    expect((await rawRequest(edge.address, '/health')).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });
});
