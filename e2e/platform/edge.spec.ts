import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from '@site/composer/testing/folders.ts';
import { portOf } from '@site/platform/edge/edge.ts';
import { ask } from '../support/ask.ts';
import { expectSoon } from '../support/expectSoon.ts';
import { startPublisher, type TestPublisher } from '../support/faultyPublisher.ts';
import { type OwnEdge, startOwnEdge } from '../support/ownEdge.ts';
import { ownPorts } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

const PUBLISHER = 'mf-institutional';
const LIST = '/rest/v1/jobs?select=*&type=eq.job_offer&order=created_at.desc';

test.describe('the edge', () => {
  test.describe.configure({ mode: 'serial' });
  const runFolder = temporaryFolder('edge-');
  let edge: OwnEdge;
  let publisher: TestPublisher;
  let errorLog = '';
  /** What reached the backend. */
  const seen: IncomingMessage[] = [];
  let isHung = false;
  const backend = createServer((request, response) => {
    seen.push(request);
    if (isHung) return;
    const headers = { 'content-type': 'application/json', 'set-cookie': 'a=1' };
    response.writeHead(200, headers).end('[]');
  });

  test.beforeAll(async () => {
    await once(backend.listen(0, '127.0.0.1'), 'listening');
    const { port } = backend.address() as AddressInfo;
    const ports = ownPorts(25);
    publisher = await startPublisher(PUBLISHER, portOf(PUBLISHER, ports));
    edge = await startOwnEdge(ports, {
      runFolder,
      without: [PUBLISHER],
      backend: `http://127.0.0.1:${port}/`,
      settings: { TRUSTED_PROXY: '127.0.0.1, 203.0.113.0/24' },
      onLog: (line) => {
        errorLog += line;
      },
    });
  });
  test.afterAll(async () => {
    await edge?.stopAll();
    await publisher?.kill();
    backend.closeAllConnections();
    backend.close();
  });

  test('nothing of the visitor’s reaches the backend but what is asked for', async () => {
    const { status, headers } = await ask(edge.address + LIST, {
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
    expect(status).toBe(200);
    expect(headers.has('set-cookie')).toBe(false);
    const [request] = seen;
    expect([request?.method, request?.url]).toEqual(['GET', LIST.replace('/rest/v1', '')]);
    expect(Object.keys(request?.headers ?? {}).sort()).toEqual(['accept', 'host']);
  });

  test('a backend that hangs or is gone is a short sentence in JSON', async () => {
    isHung = true;
    const hung = await ask(edge.address + LIST);
    backend.closeAllConnections();
    await once(backend.close(), 'close');
    const gone = await ask(edge.address + LIST);
    for (const answer of [hung, gone]) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('content-type')).toContain('application/json');
      const message = expect.stringContaining('não respondeu');
      expect(await answer.json()).toMatchObject({ message });
    }
  });

  const headersOf = async (path: string) => {
    const { status, headers } = await ask(edge.address + path);
    headers.delete('date');
    return { status, ...Object.fromEntries(headers) };
  };

  test('a redirect of any length that the contract allows is followed', async () => {
    const from = `/antigo/${'a'.repeat(120)}/${'b'.repeat(120)}`;
    publisher.publish(({ manifest }) => {
      manifest.redirects[from] = '/sobre';
    });
    await expectSoon(() => headersOf(from)).toMatchObject({ status: 308, location: '/sobre' });
    expect(errorLog).not.toContain('maps refused');
  });

  test('maps that nginx refuses are named in the log, change nothing, and are tested again', async () => {
    const maps = join(edge.store, 'site/state/edge.conf');
    const good = readFileSync(maps, 'utf8');
    const before = await headersOf('/contato');
    const more = join(runFolder, 'more.conf');
    writeFileSync(maps, `${good.replace('/contato ', '/contato-novo ')}\ninclude ${more};\n`);
    await expectSoon(() => errorLog).toContain(`open() ${more} failed`);
    expect(await headersOf('/contato')).toEqual(before);
    await edge.stop('edge');
    await edge.start('edge');
    expect(await headersOf('/contato')).toEqual(before);
    writeFileSync(more, 'map "" $more { default 1; }');
    await expectSoon(() => headersOf('/contato')).toMatchObject({ status: 404 });
    writeFileSync(maps, good);
    await expectSoon(() => headersOf('/contato')).toEqual(before);
  });

  test('a visitor who asks the database too much gets 429, others and pages notice nothing, and no log holds their address or what they searched for', async () => {
    const from = (visitor: string, path: string) =>
      ask(edge.address + path, {
        headers: { 'X-Forwarded-For': `${visitor}, 203.0.113.9` },
      });
    const many = (length: number, path: string) =>
      Promise.all(Array.from({ length }, () => from('198.51.100.77', path)));
    const statusesOf = (answers: Response[]) =>
      [...new Set(answers.map(({ status }) => status))].sort();
    const lists = await many(80, '/rest/v1/jobs?select=*&type=eq.job_offer&id=eq.5e6ed0&limit=1');
    // The backend is gone since the test before.
    expect(statusesOf(lists)).toEqual([429, 503]);
    const refused = lists.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(20);
    expect(await refused[0]?.json()).toHaveProperty('message');
    expect(statusesOf(await many(300, '/sobre?q=segredo'))).toEqual([200]);
    for (const [path, status] of Object.entries({
      [LIST]: 503,
      '/sobre': 200,
      '/status?q=segredo': 404,
      '/nada/mesmo?q=segredo': 404,
    }))
      expect((await from('198.51.100.78', path)).status, path).toBe(status);
    const accessLog = () => readFileSync(join(runFolder, 'nginx/access.log'), 'utf8');
    await expectSoon(accessLog).toContain('"path":"/nada/mesmo","status":404');
    expect(accessLog()).toContain('"address":"198.51.100.0"');
    for (const log of [errorLog, accessLog()])
      expect(log).not.toMatch(/segredo|5e6ed0|198\.51\.100\.7/);
  });

  test('two thousand half-sent requests from one address refuse no visitor', async () => {
    const { hostname, port } = new URL(edge.address);
    const sockets = Array.from({ length: 2100 }, () => {
      const socket = connect(Number(port), hostname).on('error', () => {});
      socket.write('GET / HTTP/1.1\r\nHost: a');
      return socket;
    });
    await Promise.allSettled(sockets.map((socket) => once(socket, 'connect')));
    expect((await ask(`${edge.address}/health`)).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });
});
