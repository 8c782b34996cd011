import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import { ask } from '../support/ask.ts';
import { EDGE, START, statusOf } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

const SITES = Object.entries({ 'npm start': START, 'the edge': EDGE });

/** What is answered to a request as it is written. */
async function answerTo(request: string): Promise<string> {
  const { hostname, port } = new URL(EDGE);
  const socket = connect(Number(port), hostname).setEncoding('latin1');
  socket.end(request);
  return text(socket);
}

test('what a crawler, a preview or an older proxy asks for comes compressed', async () => {
  const page = await (await ask(`${EDGE}/vagas`)).text();
  const [asset = ''] = /\/mf-jobs\/assets\/[^" ]+\.js/.exec(page) ?? [];
  for (const file of ['/', asset, '/sitemap.xml', '/remotes.json']) {
    const lines = ['Host: site', 'Accept-Encoding: gzip', 'Connection: close'];
    for (const request of [
      [`GET ${file} HTTP/1.1`, ...lines, 'Via: 1.1 Caddy'],
      [`GET ${file} HTTP/1.0`, ...lines],
    ])
      expect(await answerTo(`${request.join('\r\n')}\r\n\r\n`), request.join()).toMatch(
        /^HTTP\/1\.1 200 [\s\S]*\r\nContent-Encoding: gzip\r\n/,
      );
  }
});

const hasIPv6 = Object.values(networkInterfaces())
  .flat()
  .some((one) => one?.family === 'IPv6');

test('a site is reached by IPv6 where the machine has it, and its operator reads the status', async () => {
  test.skip(!hasIPv6, 'This machine has no IPv6.');
  const [site, status] = [EDGE, statusOf(EDGE)].map((one) => `http://[::1]:${new URL(one).port}`);
  for (const address of [`${site}/health`, `${site}/`, `${status}/status.json`])
    expect((await fetch(address)).status, address).toBe(200);
});

test('monitors of the operator read figures of the site and of nginx, and no visitor does', async () => {
  const metrics = await ask(`${statusOf(EDGE)}/metrics`);
  expect(metrics.headers.get('content-type')).toBe(
    'application/openmetrics-text; version=1.0.0; charset=utf-8',
  );
  expect(await metrics.text()).toContain('site_publisher_release{publisher="shell"');
  const nginx = await ask(`${statusOf(EDGE)}/stub_status`);
  expect(await nginx.text()).toContain('Active connections: ');
  for (const path of ['/metrics', '/stub_status', '/status', '/status.json'])
    for (const headers of [{}, { 'X-Forwarded-For': '203.0.113.20' }])
      expect((await ask(EDGE + path, { headers })).status, path).toBe(404);
});

for (const [name, address] of SITES) {
  test(`${name} keeps browsers at TLS for its own name, and no other host of the association`, async () => {
    const over = async (protocol: string) => {
      const headers = { 'X-Forwarded-Proto': protocol };
      return (await ask(address, { headers })).headers.get('strict-transport-security');
    };
    expect(await over('https')).toBe('max-age=31536000');
    expect(await over('http')).toBeNull();
  });
}
